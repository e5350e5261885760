// "Tell me when it is my turn", offered when it is of use: after one's own move in a game that takes days or waits for
// somebody who is away, and on leaving a game that others play.

import './TurnOffer.css';
import type { TableInfo } from '@quayside/protocol';
import { CLOCKS } from '@quayside/protocol/timeControls';
import type { Seat } from '@quayside/rules';
import { useState } from 'preact/hooks';
import { notify } from '../browser/settings.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { toast } from '../ui/Toast.tsx';
import { canNotify } from './attention.ts';
import { turnNotificationsOn } from './push.ts';
import { words } from './words.ts';

const KEY = 'quayside.turn-offer';

/** Browsers ask once: who has said no there can only say yes in the browser's settings. */
const mayOffer = (): boolean => notify.value === 'off' && canNotify() && Notification.permission !== 'denied';

type Props = {
  table: TableInfo;
  /** Whom the game waits for. */
  awaited: readonly Seat[];
};

/** After one's own move. */
export function TurnOffer({ table, awaited }: Props) {
  const [dismissed, setDismissed] = useState(() => localStorage.getItem(KEY) !== null);
  if (dismissed || !mayOffer() || !takesLong(table, awaited)) return null;
  const dismiss = () => {
    localStorage.setItem(KEY, 'asked');
    setDismissed(true);
  };
  const accept = async () => {
    toast(words.outcomes[await turnNotificationsOn()], 'notice');
    dismiss();
  };
  return (
    <Banner icon="bell" label={words.turns.title}>
      <p>{words.turns.ask}</p>
      <div class="banner-actions">
        <Button kind="brass" onClick={accept}>
          {words.turns.yes}
        </Button>
        <Button kind="quiet" onClick={dismiss}>
          {words.turns.later}
        </Button>
      </div>
    </Banner>
  );
}

function takesLong({ status, seats, terms }: TableInfo, awaited: readonly Seat[]): boolean {
  if (status !== 'playing') return false;
  const people = awaited.map(seat => seats[seat]).filter(there => there?.kind === 'person');
  if (people.length === 0) return false;
  return CLOCKS[terms.clock].kind === 'days' || people.every(there => !there.online);
}

/** On leaving a game that others play. */
export function TurnOfferOnLeaving() {
  const [offered] = useState(mayOffer);
  const [outcome, setOutcome] = useState<string | null>(null);
  if (!offered) return null;
  return (
    <div class="turn-offer">
      {outcome === null && (
        <Button onClick={async () => setOutcome(words.outcomes[await turnNotificationsOn()])}>{words.turns.yes}</Button>
      )}
      <p role="status">{outcome}</p>
    </div>
  );
}
