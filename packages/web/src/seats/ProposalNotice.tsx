// Somebody proposes a stand-in for one who is away, or to end the game: who agrees, and my own answer.

import type { TableInfo } from '@quayside/protocol';
import { you } from '../net/state.ts';
import type { TableSocket } from '../net/tableSocket.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { Names } from '../ui/Names.tsx';
import type { SeatFace } from '../ui/seatFace.ts';
import { words } from './words.ts';

type Props = { socket: TableSocket; table: TableInfo; faces: readonly SeatFace[] };

export function ProposalNotice({ socket, table, faces }: Props) {
  const { asking } = table;
  if (!asking || asking.what === 'back') return null;
  const me = you.value?.seat ?? null;
  const { by, yes, waiting, request } = asking;
  const others = waiting.filter(seat => seat !== me);
  const agreed = yes.filter(seat => seat !== by);
  const proposer = <Names seats={[by]} faces={faces} />;
  const answer = (yes: boolean) => socket.send({ t: 'answer', request, yes });
  return (
    <Banner icon={asking.what === 'end' ? 'leave' : 'bot'} label={words.proposal}>
      <p>
        {asking.what === 'stand-in'
          ? words.proposesStandIn(proposer, table.terms.standIn, <Names seats={[asking.seat]} faces={faces} />)
          : words.proposesEnd(proposer)}{' '}
        {agreed.length > 0 && <>{words.agree(<Names seats={agreed} faces={faces} />, agreed.length)} </>}
        {others.length > 0 && words.waitingFor(<Names seats={others} faces={faces} />)}
      </p>
      {me === by && <Button onClick={() => answer(false)}>{words.withdraw}</Button>}
      {me !== null && waiting.includes(me) && (
        <div class="banner-actions">
          <Button onClick={() => answer(false)}>{words.notNow}</Button>
          <Button kind="brass" onClick={() => answer(true)}>
            {words.accept}
          </Button>
        </div>
      )}
    </Banner>
  );
}
