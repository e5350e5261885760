import type { Seat } from '@quayside/rules';
import { you } from '../net/state.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { SeatFace } from '../ui/seatFace.ts';
import { words } from './words.ts';

/** The others who share this device, as they are drawn. */
export const othersOnDevice = (faces: readonly SeatFace[]): SeatFace[] =>
  faces.filter(({ seat, you: mine }) => !mine && you.value?.here.includes(seat));

/** The device goes to one of the others who share it. */
export const PassDevice = ({ others, onPass }: { others: readonly SeatFace[]; onPass(to: readonly Seat[]): void }) => (
  <Button kind="brass" onClick={() => onPass(others.map(({ seat }) => seat))}>
    <Icon name="hand" /> {words.handTo(others.map(({ name }) => name))}
  </Button>
);
