// Somebody proposes a stand-in for one who is away, or to end the game: who agrees, and my own answer.

import type { Asking, TableInfo } from '@quayside/protocol';
import { you } from '../net/state.ts';
import type { TableSocket } from '../net/tableSocket.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { Names } from '../ui/Names.tsx';
import type { SeatFace } from '../ui/seatFace.ts';

type Props = { socket: TableSocket; table: TableInfo; faces: readonly SeatFace[] };

export function ProposalNotice({ socket, table, faces }: Props) {
  const { asking } = table;
  if (!asking || asking.what === 'back') return null;
  const me = you.value?.seat ?? null;
  const { by, yes, waiting, request } = asking;
  const others = waiting.filter(seat => seat !== me);
  const agreed = yes.filter(seat => seat !== by);
  const answer = (yes: boolean) => socket.send({ t: 'answer', request, yes });
  return (
    <Banner icon={asking.what === 'end' ? 'leave' : 'bot'} label="Proposal">
      <p>
        <Names seats={[by]} faces={faces} /> proposes <What asking={asking} table={table} faces={faces} />{' '}
        {agreed.length > 0 && (
          <>
            <Names seats={agreed} faces={faces} /> {agreed.length === 1 ? 'agrees' : 'agree'}.{' '}
          </>
        )}
        {others.length > 0 && (
          <>
            Waiting for <Names seats={others} faces={faces} />.
          </>
        )}
      </p>
      {me === by && <Button onClick={() => answer(false)}>Withdraw</Button>}
      {me !== null && waiting.includes(me) && (
        <div class="banner-actions">
          <Button onClick={() => answer(false)}>Not now</Button>
          <Button kind="brass" onClick={() => answer(true)}>
            Agree
          </Button>
        </div>
      )}
    </Banner>
  );
}

const What = ({ asking, table, faces }: { asking: Asking } & Pick<Props, 'table' | 'faces'>) =>
  asking.what === 'stand-in' ? (
    <>
      that a bot ({table.terms.standIn}) plays for <Names seats={[asking.seat]} faces={faces} /> until they are back.
    </>
  ) : (
    <>to end the game; nobody would win.</>
  );
