import { levels } from '../ui/levelWords.ts';
import { words } from './words.ts';
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
  if (!info) return awaited ? ['wheel', words.plate.toAct] : [you ? 'eye' : null, you ? words.plate.seenFromHere : ''];
  if (info.kind === 'person' && info.standIn) return ['bot', seatWords.plateWord(info)];
  if (info.kind === 'person' && !info.online && !you)
    return ['offline', awaited ? words.plate.awayToAct : words.plate.away];
  if (awaited) return ['wheel', you ? words.plate.yourTurn : words.plate.toAct];
  if (info.kind === 'bot') return ['bot', levels.name[info.level]];
  if (info.kind === 'open') return ['chair', words.plate.free];
  return [null, you ? words.plate.you : words.plate.here];
};

export function PlayerPlate({ face, info, score, awaited, winner, clock }: Props) {
  const [icon, state] = winner ? (['trophy', words.plate.won] as const) : standing(info, awaited, face.you);
  return (
    <li
      class={`plate ${seatClass(face.seat)} ${awaited ? 'plate-awaited' : ''}`}
      {...tip(words.plate.tip(face.name, state, score))}
    >
      <Emblem face={face} />
      <bdi class="plate-name">{face.name}</bdi>
      <span class="plate-state">
        {icon && <Icon name={icon} />}
        <span class="plate-word">{state}</span>
      </span>
      {clock && <span class="plate-clock">{clock}</span>}
      <span class="plate-score">
        <span class="sr-only">{words.plate.score}</span>
        {score}
      </span>
    </li>
  );
}
