import type { Seat } from '@quayside/rules';
import type { SeatFace } from '../games/gameUi.ts';
import { you } from '../net/state.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

/** The others who share this device, as they are drawn. */
export const matesOf = (faces: readonly SeatFace[]): SeatFace[] =>
  faces.filter(({ seat, you: mine }) => !mine && you.value?.here.includes(seat));

/** The device goes to one of the others who share it. */
export const Passing = ({ mates, onPass }: { mates: readonly SeatFace[]; onPass(to: readonly Seat[]): void }) => (
  <Button kind="brass" onClick={() => onPass(mates.map(({ seat }) => seat))}>
    <Icon name="hand" /> Hand the device to {mates.map(({ name }) => name).join(' or ')}
  </Button>
);
