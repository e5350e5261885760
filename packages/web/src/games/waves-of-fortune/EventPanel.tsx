// The panel beside the sea: the card drawn and its effects, a battle, or the home base.

import { Die } from '../../ui/Die.tsx';
import { Emblem, SeatName } from '../../ui/Emblem.tsx';
import { Mark } from './art/Marks.tsx';
import { Battle, Chances, oddsAsked } from './Battle.tsx';
import { Dock, TradingPost } from './Dock.tsx';
import { EventCard } from './EventCard.tsx';
import type { Props } from './props.ts';
import type { Tableau } from './tableau.ts';
import { words } from './words.ts';
import './eventPanel.css';

type EventPanelProps = Props & { tableau: Tableau };

export function EventPanel(props: EventPanelProps) {
  const content = contentOf(props);
  if (!content) return null;
  return (
    <section class="wf-event-panel" aria-label={words.events.title}>
      <Rammed {...props} />
      {content}
    </section>
  );
}

function contentOf({ tableau, ...props }: EventPanelProps) {
  const { menu, view } = props;
  const { phase } = view.open;
  if (menu?.ask === 'load' || menu?.ask === 'dock') return <Dock {...props} />;
  if (menu?.ask === 'swap') return <TradingPost {...props} />;
  if (tableau.fight) return <Battle {...props} fight={tableau.fight} />;
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
      <article class="wf-card wf-card-king">
        <span class="wf-card-art">
          <Mark name="king" />
        </span>
        <h3>{words.events.king}</h3>
        <p class="wf-card-text">{words.events.kingText(view.open.table.kingVP)}</p>
        {odds && <Chances odds={odds} />}
      </article>
    );
  if (tableau.dice || tableau.effects.length > 0) return <Effects {...props} tableau={tableau} />;
  return null;
}

/** Says why I have to decide during somebody else's turn. */
function Rammed({ view, me, menu, faces }: Props) {
  const { active } = view.open;
  if (!menu || active < 0 || active === me) return null;
  return (
    <p class="wf-rammed" role="alert">
      {words.events.rammedBy(<SeatName face={faces[active]!} />)}
    </p>
  );
}

/** What was rolled, and what came of it. */
function Effects({ tableau: { dice, drawn, effects }, faces, view }: EventPanelProps) {
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
