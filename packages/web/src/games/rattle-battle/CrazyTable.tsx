// A Crazy Adventure: everybody's dice on the tavern table.

import {
  CARDS,
  DICE,
  FACES,
  faceValue,
  isCrazy,
  type Open,
  type Rolled,
  wallHeight,
} from '@quayside/rules/rattle-battle';
import { SeatName } from '../../ui/Emblem.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { piece } from '../../ui/piece.ts';
import { tip } from '../../ui/Tooltip.tsx';
import { DieFace } from './dieFaces.tsx';
import { shipName } from './names.ts';
import { adventures } from './printed.ts';
import type { Props } from './props.ts';
import { words } from './words.ts';
import './crazyTable.css';

export const worthOf = (open: Open, seat: number, { die, side }: Rolled): number =>
  side === null ? 0 : faceValue(open.galleons[seat]!, FACES[DICE[die]!.hull][side]!);

export function CrazyTable({ scene, faces, now }: Props) {
  const { open } = scene;
  const card = open.card === null ? null : CARDS[open.card]!;
  if (!card || !isCrazy(card) || !open.crazy) return null;
  const { name } = adventures[card.id]!;
  // As far as the scene has come: nobody has chosen while the Adventure is still being announced.
  const { phase } = open;
  const ready = 'ready' in phase ? phase.ready : [];
  return (
    <section class="rb-crazy" aria-label={name}>
      <h2>{name}</h2>
      {card.game === 'prison' && <p class="rb-wall">{words.crazy.wall(wallHeight({ ...open, crazy: open.crazy }))}</p>}
      <ul>
        {open.crazy.hands.map((hand, seat) => (
          <li
            key={seat}
            class={`seat-${seat % 8} ${hand.done ? 'rb-hand-out' : ''} ${now && 'seat' in now && now.seat === seat ? 'rb-hand-now' : ''}`}
          >
            <span class="rb-hand-name">
              <SeatName face={faces[seat]!} />
              {ready.includes(seat) && (
                <span class="rb-ready">
                  <Icon name="hand" /> <span class="sr-only">{words.crazy.hasChosen}</span>
                </span>
              )}
            </span>
            <span class="rb-hand">
              {hand.dice.map(rolled => (
                <span
                  key={rolled.die}
                  {...piece('hand', rolled.die)}
                  {...tip(
                    words.crazy.die(
                      shipName(rolled.die, faces),
                      rolled.side === null ? words.crazy.notRolled : String(worthOf(open, seat, rolled)),
                    ),
                  )}
                >
                  <DieFace
                    die={rolled.die}
                    side={rolled.side}
                    faces={faces}
                    strength={worthOf(open, seat, rolled)}
                    plain
                  />
                </span>
              ))}
              {hand.dice.length === 0 && <span class="rb-small">{words.crazy.noDice}</span>}
              <span class="sr-only">
                {words.crazy.values(
                  hand.dice.map(rolled => String(worthOf(open, seat, rolled) || words.crazy.notRolled)),
                )}
              </span>
            </span>
            <span class="rb-hand-score">
              {hand.score > 0 && hand.score}
              {hand.done && <span class="rb-small"> {words.crazy.done}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
