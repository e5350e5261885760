// The Adventure being played: its fleet, what the faces mean, its rules, its Loot.

import {
  actionText,
  CARDS,
  type Card,
  FACES,
  type Hull,
  isCrazy,
  type NpColour,
  npId,
  type Reading,
  ruleText,
  type SeaCard,
} from '@quayside/rules/rattle-battle';
import { tip } from '../../ui/Tooltip.tsx';
import { Amount, Mark } from './art/Marks.tsx';
import { CardTiles } from './art/TileArt.tsx';
import { DieFace, faceMark } from './looks.tsx';
import type { Props } from './props.ts';
import { placeOf } from './scene.ts';
import './adventureCard.css';

export function AdventureCard({ scene, faces, now }: Props) {
  const { card: id } = scene.open;
  if (id === null || placeOf(scene) === 'port') return null;
  const card: Card = CARDS[id]!;
  const fresh = now?.type === 'adventure';
  return (
    <article
      class={`rb-card rb-card-${card.pile} ${fresh ? 'rb-card-fresh' : ''}`}
      aria-label={`Adventure: ${card.name}`}
    >
      <header>
        <span class="rb-card-pile" {...tip(PILES[card.pile])}>
          <Mark name={card.pile} />
        </span>
        <h2>{card.name}</h2>
        <span class="rb-card-loot" {...tip('Loot for everybody who takes part')}>
          <Amount name="hold" value={card.loot} what="Loot for everybody who takes part" />
        </span>
      </header>
      {isCrazy(card) ? <p>{card.text}</p> : <Fleet card={card} faces={faces} />}
      {!isCrazy(card) && card.rules.length > 0 && (
        <ul class="rb-card-rules">
          {card.rules.map(rule => (
            <li key={ruleText(rule)}>{ruleText(rule)}</li>
          ))}
        </ul>
      )}
      {card.lesson && <p class="rb-lesson">{card.lesson}</p>}
      <p class="rb-flavour">{card.flavour}</p>
    </article>
  );
}

const PILES: Record<Card['pile'], string> = {
  lesson: 'An introductory Adventure',
  soft: 'A soft Adventure: one sabre',
  hard: 'A hard Adventure: two sabres',
  final: 'A final Adventure: three sabres',
  crazy: 'A Crazy Adventure: everybody plays, with all dice, and no ship goes to sea',
};

/** How the Sea is laid out before the drop, where the card says so. */
function Chart({ card }: { card: SeaCard }) {
  if (!card.tiles && !card.placed) return null;
  return (
    <svg class="rb-chart" viewBox="-4 -4 288 288" role="img" aria-label="How the Sea is laid out">
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
              ×{count} <span class="rb-small">{colour}</span>
            </b>
          </span>
        ))}
      </p>
      <div class="rb-card-sea">
        <table class="rb-readings">
          <caption class="sr-only">What their faces mean</caption>
          <tbody>
            {Object.entries(card.symbols).flatMap(([colour, readings]) =>
              Object.entries(readings).map(([face, reading]) => (
                <Row key={colour + face} colour={colour} face={face as keyof typeof FACE_WORDS} reading={reading} />
              )),
            )}
          </tbody>
        </table>
        <Chart card={card} />
      </div>
    </>
  );
}

const FACE_WORDS = { sail: 'Sail', grape: 'Grapeshot', skull: 'Skull', number: 'Number' };

/** What an action does, for those who have not met it yet. */
const HELP: Record<string, string> = {
  escape: 'It leaves the Sea at once; nobody is paid for it.',
  explode: 'It sinks the closest ships and is gone itself; nobody is paid.',
  towards: 'It sails up to 88 mm straight that way, until it touches.',
  away: 'It sails up to 88 mm straight the other way.',
  volley: 'It sinks the ship closest to it, all of them if several are equally close.',
  redrop: 'It is dropped again and acts by what it shows then, at most three times.',
  surrender: 'Sinking it brings a Loot instead of the coin.',
};

const readingText = (face: keyof typeof FACE_WORDS, { strength, actions }: Reading): string =>
  [`${FACE_WORDS[face]}: Strength ${strength} in the Battle.`, ...actions.map(({ act }) => HELP[act])].join(' ');

function Row({ colour, face, reading }: { colour: string; face: keyof typeof FACE_WORDS; reading: Reading }) {
  return (
    <tr>
      <th scope="row">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the explanation must be reachable by keyboard */}
        <span class="rb-symbol" tabIndex={0} {...tip(readingText(face, reading))}>
          {face === 'number' ? (
            '1–6'
          ) : (
            <svg viewBox="0 0 24 24" class="rb-mark" aria-hidden="true">
              {faceMark(face)}
            </svg>
          )}{' '}
          <span class="sr-only">{FACE_WORDS[face]}</span>
        </span>
        {colour !== 'others' && <span class={`rb-dot box-die box-die-${colour}`}>{colour}</span>}
      </th>
      <td class="rb-strong">
        <span class="sr-only">Strength </span>
        {reading.strength}
      </td>
      <td>
        {reading.actions.map(action => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the explanation must be reachable by keyboard
          <span key={action.act} class="rb-action" tabIndex={0} {...tip(HELP[action.act])}>
            <Mark name={action.act} />
            <span class="rb-action-text">{actionText(action)}</span>
          </span>
        ))}
        {reading.actions.length === 0 && 'nothing more'}
      </td>
    </tr>
  );
}
