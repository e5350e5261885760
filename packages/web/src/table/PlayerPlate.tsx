import './PlayerPlate.css';
import type { SeatInfo } from '@quayside/protocol';
import type { ComponentChildren } from 'preact';
import { words as seatWords } from '../seats/words.ts';
import { Emblem, seatClass } from '../ui/Emblem.tsx';
import { Icon, type IconName } from '../ui/Icon.tsx';
import type { SeatFace } from '../ui/seatFace.ts';
import { tip } from '../ui/Tooltip.tsx';

type Props = {
  face: SeatFace;
  /** Who sits there now; null in a replay. */
  info: SeatInfo | null;
  score: number;
  awaited: boolean;
  winner: boolean;
  /** The clock, at a table that has clocks. */
  clock?: ComponentChildren;
};

const standing = (info: SeatInfo | null, awaited: boolean, you: boolean): [IconName | null, string] => {
  if (!info) return awaited ? ['wheel', 'to act'] : [you ? 'eye' : null, you ? 'seen from here' : ''];
  if (info.kind === 'person' && info.standIn) return ['bot', seatWords.plateWord(info)];
  if (info.kind === 'person' && !info.online && !you) return ['offline', awaited ? 'away, to act' : 'away'];
  if (awaited) return ['wheel', you ? 'your turn' : 'to act'];
  if (info.kind === 'bot') return ['bot', info.level];
  if (info.kind === 'open') return ['chair', 'free'];
  return [null, you ? 'you' : 'here'];
};

export function PlayerPlate({ face, info, score, awaited, winner, clock }: Props) {
  const [icon, state] = winner ? (['trophy', 'won'] as const) : standing(info, awaited, face.you);
  return (
    <li
      class={`plate ${seatClass(face.seat)} ${awaited ? 'plate-awaited' : ''}`}
      {...tip(`${face.name}: ${state ? `${state}, ` : ''}score ${score}`)}
    >
      <Emblem face={face} />
      <bdi class="plate-name">{face.name}</bdi>
      <span class="plate-state">
        {icon && <Icon name={icon} />}
        <span class="plate-word">{state}</span>
      </span>
      {clock && <span class="plate-clock">{clock}</span>}
      <span class="plate-score">
        <span class="sr-only">score </span>
        {score}
      </span>
    </li>
  );
}
