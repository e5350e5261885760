// Everybody's Galleon: mine large, with what it carries; the others in a row each.

import {
  cannonsOf,
  count,
  type DieId,
  type Galleon,
  GOODS,
  LOOT,
  type LootKind,
  type Open,
  type RoundStep,
  roomOn,
  sailsOf,
  scoreOf,
} from '@quayside/rules/rattle-battle';
import { Emblem } from '../../ui/Emblem.tsx';
import { piece } from '../../ui/piece.ts';
import { tip } from '../../ui/Tooltip.tsx';
import type { SeatFace } from '../gameUi.ts';
import { GalleonArt } from './art/GalleonArt.tsx';
import { Amount, Mark } from './art/Marks.tsx';
import { Crew, MyCrew } from './Crew.tsx';
import { DieFace } from './dieFaces.tsx';
import { lootNames } from './printed.ts';
import type { Props } from './props.ts';
import { sideOf } from './scene.ts';
import { words } from './words.ts';
import './galleons.css';

export function Galleons(props: Props) {
  const { scene, me, faces } = props;
  const seats = scene.open.galleons.map((_, seat) => seat);
  const first = me ?? 0;
  const order = [...seats.slice(first), ...seats.slice(0, first)];
  return (
    <ul class="rb-galleons" aria-label={words.galleons.title}>
      {order.map((seat, i) => (
        <li
          key={seat}
          {...piece('galleon', seat)}
          class={`rb-galleon seat-${seat % 8} ${i === 0 ? 'rb-galleon-large' : 'rb-rival'} ${gains(props, seat)}`}
        >
          <Head {...props} seat={seat} face={faces[seat]!} />
          <div class="rb-galleon-body">
            <div class="rb-galleon-picture">
              <GalleonArt galleon={scene.open.galleons[seat]!} />
            </div>
            <Cargo galleon={scene.open.galleons[seat]!} away={awayNow(scene.open, seat).length} isMine={i === 0} />
            <Ships {...props} seat={seat} />
          </div>
          {i === 0 ? <MyCrew {...props} seat={seat} /> : <Crew galleon={scene.open.galleons[seat]!} />}
        </li>
      ))}
    </ul>
  );
}

/** Highlighted while an event of this seat is shown. */
const gains = ({ now }: Props, seat: number): string =>
  now && 'seat' in now && now.seat === seat ? 'rb-galleon-now' : '';

function Head({ scene, seat, face }: Props & { seat: number; face: SeatFace }) {
  const { open } = scene;
  const galleon = open.galleons[seat]!;
  const { total, cards } = scoreOf(open, seat);
  return (
    <header class="rb-galleon-head">
      <Emblem face={face} />
      <b class="rb-galleon-name">{face.you ? words.galleons.you : face.name}</b>
      {open.baron === seat && (
        <span class="rb-token" {...tip(words.galleons.baronHint)}>
          <Mark name="baron" />
          <span class="sr-only">{words.galleons.baron}</span>
        </span>
      )}
      {open.wanted === seat && (
        <span class="rb-token rb-token-wanted" {...tip(words.galleons.wantedHint)}>
          <Mark name="wanted" />
          <span class="sr-only">{words.galleons.wanted}</span>
        </span>
      )}
      {galleon.revenge > 0 && <Amount name="revenge" value={galleon.revenge} what={words.galleons.revenge} />}
      <span class="rb-galleon-score">
        <span {...piece('coins', seat)}>
          <Amount name="coin" value={galleon.coins} what={words.galleons.coins} />
        </span>
        <Amount name="vp" value={cards} what={words.galleons.cardPoints} />
        <span class="rb-total" {...piece('score', seat)} {...tip(words.galleons.totalHint)}>
          {total}
          <span class="sr-only"> {words.galleons.total}</span>
        </span>
      </span>
    </header>
  );
}

function Cargo({ galleon, away, isMine }: { galleon: Galleon; away: number; isMine: boolean }) {
  const isShown = (kind: LootKind) => galleon.loot[kind] > 0 || (isMine && (GOODS as readonly string[]).includes(kind));
  return (
    <div class="rb-cargo">
      <span class="rb-parts">
        <Part name="sail" ready={galleon.sails.ready} all={sailsOf(galleon)} says={words.galleons.sails} />
        <Part name="cannon" ready={galleon.cannons.ready} all={cannonsOf(galleon)} says={words.galleons.cannons} />
        <Amount name="hold" value={galleon.holds} what={words.galleons.holds} />
        {galleon.hamsters > 0 && <Amount name="hamster" value={galleon.hamsters} what={words.galleons.hamsters} />}
      </span>
      <span class="rb-loots">
        <span class="rb-small">
          {words.galleons.loot(count(galleon.loot), roomOn(galleon, away))}
          <span class="sr-only"> {words.galleons.places}</span>
        </span>
        {LOOT.filter(isShown).map(kind => (
          <span
            key={kind}
            class={`rb-loot rb-loot-${kind} ${galleon.loot[kind] === 0 ? 'rb-none' : ''}`}
            {...tip(lootNames[kind])}
          >
            <Mark name={kind} />
            <b>{galleon.loot[kind]}</b>
            <span class="sr-only"> {lootNames[kind]}</span>
          </span>
        ))}
        {galleon.wilds > 0 && <Amount name="wild" value={galleon.wilds} what={words.galleons.wilds} />}
      </span>
    </div>
  );
}

type PartProps = { name: 'sail' | 'cannon'; ready: number; all: number; says: typeof words.galleons.sails };

const Part = ({ name, ready, all, says }: PartProps) => (
  <span class={`rb-amount ${ready === 0 ? 'rb-none' : ''}`} {...tip(says.hint(ready, all))}>
    <Mark name={name} />
    <b>
      {ready}/{all}
    </b>
    <span class="sr-only"> {says.ready}</span>
  </span>
);

const AT_SEA: readonly RoundStep[] = ['send', 'drop', 'np-actions', 'actions', 'battle'];

/** Ships that were sent and are not back yet. */
const awayNow = ({ step, galleons }: Open, seat: number): readonly DieId[] =>
  AT_SEA.includes(step) ? galleons[seat]!.voyage.sent : [];

/** At home, at sea, or sunk and waiting for repairs. */
function Ships({ scene, faces, seat }: Props & { seat: number }) {
  const { ships, voyage } = scene.open.galleons[seat]!;
  const away = awayNow(scene.open, seat);
  return (
    <p class="rb-ships">
      {ships.map(die => {
        const state = voyage.lost.includes(die) ? 'sunk' : away.includes(die) ? 'sent' : 'home';
        return (
          <span
            key={die}
            {...piece('berth', die)}
            class={`rb-ship-state rb-ship-${state}`}
            {...tip(words.galleons.ships[state])}
          >
            <DieFace die={die} side={sideOf(scene, die)} faces={faces} plain />
            <span class="sr-only">{words.galleons.ships[state]}, </span>
          </span>
        );
      })}
    </p>
  );
}
