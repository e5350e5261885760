// What lies face up: the card drawn and what came of it, on the half of the sea where the ship is not; and the home
// base or the Trading Post, beside the sea.

import { rowOf, SIDE } from '@quayside/rules/waves-of-fortune';
import { Die } from '../../ui/Die.tsx';
import { Emblem, SeatName } from '../../ui/Emblem.tsx';
import { piece } from '../../ui/piece.ts';
import { Mark } from './art/Marks.tsx';
import { Chances, oddsAsked } from './Chances.tsx';
import { Dock, TradingPost } from './Dock.tsx';
import { EventCard } from './EventCard.tsx';
import type { Props } from './props.ts';
import type { Tableau } from './tableau.ts';
import { words } from './words.ts';
import './seaCard.css';

type PanelProps = Props & { tableau: Tableau };

const DOCKING = new Set(['load', 'dock', 'swap']);

/** I load my hold, buy, or exchange goods. */
export const isDocking = ({ menu }: Props): boolean => menu !== null && DOCKING.has(menu.ask);

/** The hold that is being loaded, or goods being exchanged. */
export function DockPanel(props: Props) {
  if (!isDocking(props)) return null;
  return (
    <section class="wf-dock-panel" aria-label={words.events.title}>
      <Rammed {...props} />
      {props.menu?.ask === 'swap' ? <TradingPost {...props} /> : <Dock {...props} />}
    </section>
  );
}

/** The ship a card, or what came of one, is about. */
export const shipOfCard = ({ scene, me }: Props, { drawn }: Tableau) =>
  scene.ships[drawn?.seat ?? me ?? Math.max(0, scene.active)]!;

/** There is a card to be read, and not only what came of something. */
export const hasSeaCard = ({ view, now }: Props, { drawn }: Tableau): boolean =>
  drawn !== null || (view.open.phase.kind === 'king' && !now);

export function SeaCard(props: PanelProps) {
  const content = contentOf(props);
  const pushed = props.menu && isRammed(props);
  if (!content && !pushed) return null;
  const ship = shipOfCard(props, props.tableau);
  const side = rowOf(Math.max(0, ship.at)) < SIDE / 2 ? 'wf-sea-card-south' : 'wf-sea-card-north';
  return (
    <section class={`wf-sea-card ${side}`} aria-label={words.events.title} {...piece('card')}>
      <Rammed {...props} />
      {content}
    </section>
  );
}

function contentOf({ tableau, ...props }: PanelProps) {
  const { view } = props;
  const { phase } = view.open;
  const odds = props.now ? null : oddsAsked(view);
  if (tableau.drawn)
    return (
      <>
        <EventCard id={tableau.drawn.card} />
        {odds && <Chances odds={odds} />}
        <Effects {...props} tableau={tableau} />
      </>
    );
  if (phase.kind === 'king' && !props.now)
    return (
      <>
        <article class="wf-card wf-card-king">
          <span class="wf-card-art">
            <Mark name="king" />
          </span>
          <h3>{words.events.king}</h3>
          <p class="wf-card-text">{words.events.kingText(view.open.table.kingVP)}</p>
        </article>
        {odds && <Chances odds={odds} />}
      </>
    );
  if (tableau.dice || tableau.effects.length > 0) return <Effects {...props} tableau={tableau} />;
  return null;
}

const isRammed = ({ view, me }: Props): boolean => view.open.active >= 0 && view.open.active !== me;

/** Says why I have to decide during somebody else's turn. */
function Rammed(props: Props) {
  const { view, menu, faces } = props;
  const { active } = view.open;
  if (!menu || !isRammed(props)) return null;
  return (
    <p class="wf-rammed" role="alert">
      {words.events.rammedBy(<SeatName face={faces[active]!} />)}
    </p>
  );
}

/** What was rolled, and what came of it. */
function Effects({ tableau: { dice, drawn, effects }, faces, view }: PanelProps) {
  if (!dice && effects.length === 0) return null;
  const roller = drawn?.seat ?? Math.max(0, view.open.active);
  return (
    <div class="wf-effects">
      {dice && (
        <span class="wf-roll" role="img" aria-label={words.events.rolled(dice.faces)}>
          {dice.faces.map((face, n) => (
            <Die key={`${n} ${face}`} face={face} class={`seat-${roller % 8} die-rolling`} />
          ))}
        </span>
      )}
      <ul>
        {effects.map(({ seat, mark, text, tone }, n) => (
          <li key={n} class={`wf-${tone}`}>
            <Emblem face={faces[seat]!} /> <Mark name={mark} /> {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
