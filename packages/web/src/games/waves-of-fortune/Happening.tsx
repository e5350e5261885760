// What is going on besides the sea: the card on the table and what came of it, a battle, the home base.

import { Die } from '../../ui/Die.tsx';
import { Emblem, SeatName } from '../../ui/Emblem.tsx';
import { Mark } from './art/Marks.tsx';
import { Battle, Chances, oddsAsked } from './Battle.tsx';
import { Dock, TradingPost } from './Dock.tsx';
import { EventCard } from './EventCard.tsx';
import type { Props } from './props.ts';
import type { Tableau } from './recent.ts';
import { words } from './words.ts';
import './happening.css';

type HappeningProps = Props & { tableau: Tableau };

export function Happening(props: HappeningProps) {
  const content = contentOf(props);
  if (!content) return null;
  return (
    <section class="wf-happening" aria-label={words.happening.title}>
      <Rammed {...props} />
      {content}
    </section>
  );
}

function contentOf({ tableau, ...props }: HappeningProps) {
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
        <Upshots {...props} tableau={tableau} />
      </>
    );
  if (phase.kind === 'king' && !props.now)
    return (
      <article class="wf-card wf-card-king">
        <span class="wf-card-art">
          <Mark name="king" />
        </span>
        <h3>{words.happening.king}</h3>
        <p class="wf-card-text">{words.happening.kingText(view.open.table.kingVP)}</p>
        {odds && <Chances odds={odds} />}
      </article>
    );
  if (tableau.dice || tableau.upshots.length > 0) return <Upshots {...props} tableau={tableau} />;
  return null;
}

/** Somebody else's turn, and yet it is for me to decide. */
function Rammed({ view, me, menu, faces }: Props) {
  const { active } = view.open;
  if (!menu || active < 0 || active === me) return null;
  return (
    <p class="wf-rammed" role="alert">
      {words.happening.rammedBy(<SeatName face={faces[active]!} />)}
    </p>
  );
}

/** What was rolled, and what came of it. */
function Upshots({ tableau: { dice, drawn, upshots }, faces, view }: HappeningProps) {
  if (!dice && upshots.length === 0) return null;
  const roller = drawn?.seat ?? Math.max(0, view.open.active);
  return (
    <div class="wf-upshots">
      {dice && (
        <span class="wf-roll" role="img" aria-label={words.happening.rolled(dice.faces)}>
          {dice.faces.map((face, n) => (
            <Die key={`${n} ${face}`} face={face} class={`seat-${roller % 8} die-rolling`} />
          ))}
        </span>
      )}
      <ul>
        {upshots.map(({ seat, mark, text, tone }, n) => (
          <li key={n} class={`wf-${tone}`}>
            <Emblem face={faces[seat]!} /> <Mark name={mark} /> {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
