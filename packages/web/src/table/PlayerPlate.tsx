import { temperamentWordsOf } from './temperamentWords.ts';
import { words } from './words.ts';
import './PlayerPlate.css';
import type { SeatInfo } from '@quayside/protocol';
import { type Phrase, plain } from '@quayside/rules';
import type { ComponentChildren } from 'preact';
import { words as seatWords } from '../seats/words.ts';
import { Emblem, seatClass } from '../ui/Emblem.tsx';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { levels } from '../ui/levelWords.ts';
import { Phrase as PhraseView, type PieceDrawings } from '../ui/Phrase.tsx';
import { piece } from '../ui/piece.ts';
import type { SeatFace } from '../ui/seatFace.ts';
import { type Team, TeamMark } from '../ui/TeamMark.tsx';
import { tip } from '../ui/Tooltip.tsx';

type Props = {
  face: SeatFace;
  /** Who sits there now; null in a replay. */
  info: SeatInfo | null;
  score: number;
  awaited: boolean;
  winner: boolean;
  /** Where people play together: the team of this seat. */
  team?: Team | undefined;
  /** The clock, at a table that has clocks. */
  clock?: ComponentChildren;
  /** What the seat did last, or what was done to it. */
  mark: Phrase | null;
  faces: readonly SeatFace[];
  pieces: PieceDrawings;
};

const standing = (info: SeatInfo | null, awaited: boolean, you: boolean): [IconName | null, string] => {
  if (!info) return awaited ? ['wheel', words.plate.toAct] : [you ? 'eye' : null, you ? words.plate.seenFromHere : ''];
  if (info.kind === 'person' && info.standIn) return ['bot', seatWords.plateWord(info)];
  if (info.kind === 'person' && info.bot && info.online)
    return ['bot', awaited ? words.plate.programToAct : words.plate.program];
  if (info.kind === 'person' && info.bot) return ['offline', words.plate.programAway];
  if (info.kind === 'person' && !info.online && !you)
    return ['offline', awaited ? words.plate.awayToAct : words.plate.away];
  if (awaited) return ['wheel', you ? words.plate.yourTurn : words.plate.toAct];
  if (info.kind === 'bot') return ['bot', levels.name[info.level]];
  if (info.kind === 'open') return ['chair', words.plate.free];
  return [null, you ? words.plate.you : words.plate.here];
};

export function PlayerPlate({ face, info, score, awaited, winner, team, clock, mark, faces, pieces }: Props) {
  const temperament = info?.kind === 'bot' ? temperamentWordsOf(info.name) : null;
  const markText = mark && plain(mark, seat => faces[seat]?.name ?? '');
  const [icon, state] = winner ? (['trophy', words.plate.won] as const) : standing(info, awaited, face.you);
  return (
    <li
      class={`plate ${seatClass(face.seat)} ${awaited ? 'plate-awaited' : ''} ${team ? `team-band-${team.side}` : ''}`}
      {...piece('plate', face.seat)}
      {...tip(words.plate.tip(face.name, state, score, markText, temperament?.about ?? null))}
    >
      <div class="plate-face">
        <Emblem face={face} />
        <bdi class="plate-name">{face.name}</bdi>
        <span class="plate-state">
          {icon && <Icon name={icon} />}
          <span class="plate-word">{state}</span>
          {temperament && icon === 'bot' && <span class="plate-word">{temperament.word}</span>}
        </span>
        {mark && (
          <span class="plate-mark">
            <span class="plate-mark-text">
              <PhraseView phrase={mark} faces={faces} pieces={pieces} />
            </span>
          </span>
        )}
        {clock && <span class="plate-clock">{clock}</span>}
        <span class="plate-score">
          {team && <TeamMark team={team} />}
          <span class="sr-only">{words.plate.score}</span>
          {score}
        </span>
      </div>
    </li>
  );
}
