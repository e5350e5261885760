// The Adventure being played: its fleet, what the faces mean, its rules, its Loot.

import {
  CARDS,
  type Card,
  FACES,
  type Hull,
  isCrazy,
  type NpColour,
  npId,
  type Reading,
  type SeaCard,
} from '@quayside/rules/rattle-battle';
import { piece } from '../../ui/piece.ts';
import { tip } from '../../ui/Tooltip.tsx';
import { Amount, Mark } from './art/Marks.tsx';
import { CardTiles } from './art/TileArt.tsx';
import { DieFace, faceMark } from './dieFaces.tsx';
import { adventures, cardTexts } from './printed.ts';
import type { Props } from './props.ts';
import { placeOf } from './scene.ts';
import { words } from './words.ts';
import './adventureCard.css';

export function AdventureCard({ scene, faces, now }: Props) {
  const { card: id } = scene.open;
  if (id === null || placeOf(scene) === 'port') return null;
  const card: Card = CARDS[id]!;
  const { name, text, lesson, flavour } = adventures[id]!;
  const fresh = now?.type === 'adventure';
  return (
    <article
      {...piece('adventure')}
      class={`rb-card rb-card-${card.pile} ${fresh ? 'rb-card-fresh' : ''}`}
      aria-label={words.adventure.title(name)}
    >
      <header>
        <span class="rb-card-pile" {...tip(words.adventure.piles[card.pile])}>
          <Mark name={card.pile} />
        </span>
        <h2>{name}</h2>
        <span class="rb-card-loot" {...tip(words.adventure.loot)}>
          <Amount name="hold" value={card.loot} what={words.adventure.loot} />
        </span>
      </header>
      {isCrazy(card) ? <p>{text}</p> : <Fleet card={card} faces={faces} />}
      {!isCrazy(card) && card.rules.length > 0 && (
        <ul class="rb-card-rules">
          {card.rules.map(rule => (
            <li key={cardTexts.rule(rule)}>{cardTexts.rule(rule)}</li>
          ))}
        </ul>
      )}
      {lesson && <p class="rb-lesson">{lesson}</p>}
      <p class="rb-flavour">{flavour}</p>
    </article>
  );
}

/** How the Sea is laid out before the drop, where the card says so. */
function Chart({ card }: { card: SeaCard }) {
  if (!card.tiles && !card.placed) return null;
  return (
    <svg class="rb-chart" viewBox="-4 -4 288 288" role="img" aria-label={words.adventure.layout}>
      <rect class="rb-chart-sea" x="-3" y="-3" width="286" height="286" rx="6" />
      <CardTiles card={card} />
      {card.placed?.map(([colour, x, y, turned], i) => (
        <rect
          key={i}
          class={`rb-chart-ship box-die box-die-${colour}`}
          x="-10"
          y="-10"
          width="20"
          height="20"
          rx="3"
          transform={`translate(${x} ${y}) rotate(${turned})`}
        />
      ))}
    </svg>
  );
}

function Fleet({ card, faces }: { card: SeaCard; faces: Props['faces'] }) {
  return (
    <>
      <p class="rb-fleet">
        {Object.entries(card.fleet).map(([colour, count]) => (
          <span key={colour} class="rb-fleet-colour">
            <DieFace die={npId(colour as NpColour, 1)} side={FACES[colour as Hull].indexOf(3)} faces={faces} plain />
            <b>
              ×{count} <span class="rb-small">{words.colours[colour as NpColour]}</span>
            </b>
          </span>
        ))}
      </p>
      <div class="rb-card-sea">
        <table class="rb-readings">
          <caption class="sr-only">{words.adventure.readings}</caption>
          <tbody>
            {Object.entries(card.symbols).flatMap(([colour, readings]) =>
              Object.entries(readings).map(([face, reading]) => (
                <Row key={colour + face} colour={colour} face={face as FaceKind} reading={reading} />
              )),
            )}
          </tbody>
        </table>
        <Chart card={card} />
      </div>
    </>
  );
}

type FaceKind = keyof typeof words.adventure.faces;

const readingText = (face: FaceKind, { strength, actions }: Reading): string =>
  words.adventure.sentences([
    words.adventure.faceStrength(words.adventure.faces[face], strength),
    ...actions.map(({ act }) => words.adventure.actions[act]),
  ]);

function Row({ colour, face, reading }: { colour: string; face: FaceKind; reading: Reading }) {
  return (
    <tr>
      <th scope="row">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the explanation must be reachable by keyboard */}
        <span class="rb-symbol" {...tip(readingText(face, reading))}>
          {face === 'number' ? (
            '1–6'
          ) : (
            <svg viewBox="0 0 24 24" class="rb-mark" aria-hidden="true">
              {faceMark(face)}
            </svg>
          )}{' '}
          <span class="sr-only">{words.adventure.faces[face]}</span>
        </span>
        {colour !== 'others' && (
          <span class={`rb-dot box-die box-die-${colour}`}>{words.colours[colour as NpColour]}</span>
        )}
      </th>
      <td class="rb-strong">
        <span class="sr-only">{words.adventure.strength} </span>
        {reading.strength}
      </td>
      <td>
        {reading.actions.map(action => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the explanation must be reachable by keyboard
          <span key={action.act} class="rb-action" {...tip(words.adventure.actions[action.act])}>
            <Mark name={action.act} />
            <span class="rb-action-text">{cardTexts.action(action)}</span>
          </span>
        ))}
        {reading.actions.length === 0 && words.adventure.noAction}
      </td>
    </tr>
  );
}
