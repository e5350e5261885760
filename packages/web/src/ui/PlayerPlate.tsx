import './PlayerPlate.css';
import type { SeatInfo } from '@quayside/protocol';
import type { SeatFace } from '../games/gameUi.ts';
import { Emblem, seatClass } from './Emblem.tsx';
import { Icon, type IconName } from './Icon.tsx';
import { tip } from './Tooltip.tsx';

type Props = { face: SeatFace; info: SeatInfo; score: number; awaited: boolean; winner: boolean };

const standing = (info: SeatInfo, awaited: boolean, you: boolean): [IconName | null, string] => {
  if (awaited) return ['wheel', you ? 'your turn' : 'to act'];
  if (info.kind === 'bot') return ['bot', info.level];
  if (info.kind === 'open') return ['chair', 'free'];
  if (info.standIn) return ['bot', `away, ${info.standIn} plays`];
  if (!info.online) return ['offline', 'away'];
  return [null, you ? 'you' : 'here'];
};

export function PlayerPlate({ face, info, score, awaited, winner }: Props) {
  const [icon, state] = winner ? (['trophy', 'won'] as const) : standing(info, awaited, face.you);
  return (
    <li
      class={`plate ${seatClass(face.seat)} ${awaited ? 'plate-awaited' : ''}`}
      {...tip(`${face.name}: ${state}, score ${score}`)}
    >
      <Emblem face={face} />
      <bdi class="plate-name">{face.name}</bdi>
      <span class="plate-state">
        {icon && <Icon name={icon} />}
        <span class="plate-word">{state}</span>
      </span>
      <span class="plate-score">
        <span class="sr-only">score </span>
        {score}
      </span>
    </li>
  );
}
