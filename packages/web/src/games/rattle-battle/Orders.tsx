// What is asked, where it takes more than a button or two: tokens to choose, dice to pick, cards to keep, ships to send.

import {
  cardPrice,
  count,
  GOODS,
  LOOT,
  LOOT_NAMES,
  type LootKind,
  type Move,
  minus,
  PIT_COINS,
  pitCoins,
  repairCost,
  roomOn,
  SAILOR,
  UPGRADE,
  VP_CARDS,
} from '@quayside/rules/rattle-battle';
import type { ComponentChildren } from 'preact';
import { Button } from '../../ui/Button.tsx';
import { Phrase } from '../../ui/Phrase.tsx';
import { Amount, Mark } from './art/Marks.tsx';
import type { Props } from './Board.tsx';
import { worthOf } from './CrazyTable.tsx';
import { draftOf, setDraft } from './choices.ts';
import { lootOf, mine, pitsOf, sending } from './draft.ts';
import { LootTray } from './LootTray.tsx';
import { DieFace, dieName, faceName } from './looks.tsx';
import { pieces } from './pieces.tsx';
import { Stepper } from './Stepper.tsx';
import './orders.css';

/** Asks that are answered on the Sea and in the bar alone. */
const ELSEWHERE = ['turn', 'turn-acted', 'toss'];

export function Orders(props: Props) {
  const { menu } = props;
  if (!menu || ELSEWHERE.includes(menu.ask)) return null;
  return (
    <section class="rb-orders" aria-label="Your choice">
      <Form {...props} />
    </section>
  );
}

function Form(props: Props) {
  switch (props.menu!.ask) {
    case 'send':
      return <Send {...props} />;
    case 'stow':
      return <Stow {...props} />;
    case 'repair':
      return props.menu!.moves.some(({ kind }) => kind === 'save') ? <Choices {...props} /> : <Repair {...props} />;
    case 'choose':
      return <Choose {...props} />;
    case 'market':
      return <Market {...props} />;
    case 'pit':
      return <Pit {...props} />;
    case 'reroll':
      return <Reroll {...props} />;
    case 'dig':
      return <Dig {...props} />;
    case 'guild':
      return <Guild {...props} />;
    default:
      return <Choices {...props} />;
  }
}

/** Everything on the menu but to be done with it, as cards to press. */
function Choices(props: Props & { only?: Move['kind'] }) {
  const { menu, faces, game, send, only } = props;
  const moves = menu!.moves.filter(({ kind }) => kind !== 'done' && (!only || kind === only));
  return (
    <ul class="rb-choices">
      {moves.map((move, n) => (
        <li key={JSON.stringify(move)}>
          <Button class="rb-choice" hint={n < 9 ? `Key ${n + 1}` : undefined} onClick={() => send(move)}>
            <Pictured {...props} move={move}>
              <Phrase phrase={game.words.move(move)} faces={faces} pieces={pieces} />
            </Pictured>
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Pictured({ move, view, faces, me, children }: Props & { move: Move; children: ComponentChildren }) {
  switch (move.kind) {
    case 'keep-sailor':
    case 'sailor':
      return (
        <span class="rb-person">
          <Mark name="crew" />
          <span>
            <b>{children}</b>
            <span class="rb-choice-text">{SAILOR[move.sailor].text}</span>
            {move.kind === 'keep-sailor' && <span class="rb-small">{activeAt(SAILOR[move.sailor].active)}</span>}
          </span>
        </span>
      );
    case 'keep-upgrade':
    case 'exhaust':
      return (
        <span class="rb-person">
          <Mark name={UPGRADE[move.upgrade].place} />
          <span>
            <b>{children}</b>
            <span class="rb-choice-text">{UPGRADE[move.upgrade].text}</span>
            <span class="rb-small">{MODES[UPGRADE[move.upgrade].mode]}</span>
          </span>
        </span>
      );
    case 'part':
    case 'buy-part':
      return (
        <span class="rb-person">
          <Mark name={move.part} />
          <span>
            <b>{children}</b>
            <span class="rb-choice-text">{PART_TEXT[move.part]}</span>
          </span>
        </span>
      );
    case 'stake': {
      const side = view.open.crazy?.hands[me!]?.dice.find(({ die }) => die === move.die)?.side ?? null;
      return (
        <>
          <DieFace
            die={move.die}
            side={side}
            faces={faces}
            strength={worthOf(view.open, me!, { die: move.die, side })}
          />
          {children}
        </>
      );
    }
    default:
      return <span>{children}</span>;
  }
}

const activeAt = (active: string): string =>
  active === 'sea' ? 'At sea, once an Adventure' : active === 'end' ? 'At the end of the game' : `In port: ${active}`;
const MODES = {
  exhaust: 'Exhausted when used: once a Quest',
  once: 'Once an Adventure',
  passive: 'Works by itself',
};
const PART_TEXT = {
  sail: 'Exhaust it to move a ship up to 88 mm.',
  cannon: 'Exhaust it to fire; makes your cannon faces stronger.',
  hold: 'Room for 1 Loot; three become a Hamster with room for 3.',
};

const setLoot = (props: Props, kind: LootKind, times: number): void => {
  const { menu, view } = props;
  const draft = draftOf(props);
  const loot = { ...lootOf(draft, view, menu!.ask, menu!.moves), [kind]: times };
  if (menu!.ask === 'send') setDraft(props, { ...sending(draft, menu!.moves), kind: 'send', keep: loot });
  else setDraft(props, { kind: 'loot', loot, take: draft?.kind === 'loot' ? draft.take : null });
};

const chosenLoot = ({ menu, view, ...props }: Props) => lootOf(draftOf(props), view, menu!.ask, menu!.moves);

function Send(props: Props) {
  const { menu, view, faces } = props;
  const galleon = mine(view);
  const now = sending(draftOf(props), menu!.moves);
  const ordinary = galleon.ships.filter(die => !die.startsWith('captain'));
  const captain = galleon.ships.find(die => die.startsWith('captain'));
  const room = roomOn(galleon, now.ships + Number(now.captain));
  const keep = chosenLoot(props);
  const set = (ships: number, withCaptain: boolean) =>
    setDraft(props, { kind: 'send', ships, captain: withCaptain, keep: null });
  return (
    <>
      <div class="rb-sending">
        {ordinary.map((die, i) => (
          <Button
            key={die}
            class="rb-toggle"
            aria-pressed={i < now.ships}
            aria-label={`Send ${dieName(die)}`}
            onClick={() => set(i < now.ships ? i : i + 1, now.captain)}
          >
            <DieFace die={die} side={null} faces={faces} />
            {i < now.ships ? 'sails' : 'stays'}
          </Button>
        ))}
        {captain && (
          <Button
            class="rb-toggle"
            aria-pressed={now.captain}
            aria-label="Send the Captain Ship"
            onClick={() => set(now.ships, !now.captain)}
          >
            <DieFace die={captain} side={null} faces={faces} />
            {now.captain ? 'sails' : 'stays'}
          </Button>
        )}
      </div>
      <p class="rb-line">
        {now.ships + Number(now.captain)} to sea; at home there is room for {room} Loot.
        {count(galleon.loot) > room && ` ${count(galleon.loot) - room} of your ${count(galleon.loot)} stay behind: `}
        {count(galleon.loot) > room && <Lost loot={minus(galleon.loot, keep)} />}
      </p>
      {count(galleon.loot) > room && room > 0 && (
        <LootTray
          what="kept"
          stock={galleon.loot}
          chosen={keep}
          most={room}
          onChange={(kind, n) => setLoot(props, kind, n)}
        />
      )}
    </>
  );
}

const Lost = ({ loot }: { loot: Partial<Record<LootKind, number>> }) => (
  <span class="rb-lost">
    {LOOT.filter(kind => loot[kind]).map(kind => (
      <span key={kind}>
        {loot[kind]} <Mark name={kind} /> {LOOT_NAMES[kind]}{' '}
      </span>
    ))}
  </span>
);

function Stow(props: Props) {
  const galleon = mine(props.view);
  const keep = chosenLoot(props);
  return (
    <>
      <p class="rb-line">
        Keep {roomOn(galleon, 0)}; back into the bag: <Lost loot={minus(galleon.loot, keep)} />
      </p>
      <LootTray
        what="kept"
        stock={galleon.loot}
        chosen={keep}
        most={roomOn(galleon, 0)}
        onChange={(kind, n) => setLoot(props, kind, n)}
      />
    </>
  );
}

function Repair(props: Props) {
  const galleon = mine(props.view);
  return (
    <>
      <p class="rb-line">
        {galleon.voyage.lost.length} sunk: pay {repairCost(galleon)} Loot.
      </p>
      <LootTray
        what="paid"
        stock={pickGoods(galleon.loot)}
        chosen={chosenLoot(props)}
        most={repairCost(galleon)}
        onChange={(kind, n) => setLoot(props, kind, n)}
      />
    </>
  );
}

const pickGoods = (loot: Record<LootKind, number>) => Object.fromEntries(GOODS.map(good => [good, loot[good]]));

function Choose(props: Props) {
  const { view, send } = props;
  const chosen = chosenLoot(props);
  const size = props.menu!.moves.find(move => move.kind === 'choose' && move.loot !== null);
  return (
    <>
      <LootTray
        what="taken"
        stock={view.open.bag}
        chosen={chosen}
        most={size?.kind === 'choose' ? count(size.loot!) : 0}
        onChange={(kind, n) => setLoot(props, kind, n)}
      />
      <Button onClick={() => send({ kind: 'choose', loot: null })}>Draw blindly instead</Button>
    </>
  );
}

function Market(props: Props) {
  const { menu, view } = props;
  const draft = draftOf(props);
  const give = chosenLoot(props);
  const takes = [...new Set(menu!.moves.flatMap(move => (move.kind === 'trade' ? [move.take] : [])))];
  const taken = draft?.kind === 'loot' ? draft.take : null;
  return (
    <div class="rb-trays">
      <div>
        <h2>Give two</h2>
        <LootTray
          what="given"
          stock={pickGoods(mine(view).loot)}
          chosen={give}
          most={2}
          onChange={(kind, n) => setLoot(props, kind, n)}
        />
      </div>
      <div>
        <h2>Take one</h2>
        <div class="rb-takes">
          {takes.map(take => (
            <Button
              key={take}
              class={`rb-toggle rb-loot-${take}`}
              aria-pressed={taken === take || (take === 'wild' && taken === null)}
              onClick={() => setDraft(props, { kind: 'loot', loot: give, take })}
            >
              <Mark name={take} /> {take === 'wild' ? 'Wild token' : LOOT_NAMES[take]}
              {take !== 'wild' && <span class="rb-small">{view.open.bag[take]} in the bag</span>}
            </Button>
          ))}
        </div>
      </div>
    </div>
  );
}

function Pit(props: Props) {
  const { menu, view, send, check, sentence } = props;
  const give = chosenLoot(props);
  const named = menu!.moves.filter(({ kind }) => kind === 'name');
  const revenge = menu!.moves.some(({ kind }) => kind === 'buy-revenge');
  const refusal = revenge ? check({ kind: 'buy-revenge', loot: give }) : null;
  return (
    <>
      {named.length > 0 && <Choices {...props} only="name" />}
      <p class="rb-line">
        For the Pirate King: <Amount name="coin" value={Math.floor(pitCoins(mine(view), give))} what="coins" />
        <span class="rb-small"> 1 for each Valuables, 1 for every two others</span>
      </p>
      <LootTray
        what="given"
        stock={pickGoods(mine(view).loot)}
        chosen={give}
        most={99}
        onChange={(kind, n) => setLoot(props, kind, n)}
      />
      {revenge && (
        <Button why={refusal && sentence(refusal)} onClick={() => send({ kind: 'buy-revenge', loot: give })}>
          <Mark name="revenge" /> Take a Revenge card for it
        </Button>
      )}
    </>
  );
}

function Guild(props: Props) {
  const { view, me } = props;
  const top = VP_CARDS[view.open.sold];
  const next = VP_CARDS[view.open.sold + 1];
  if (!top) return null;
  return (
    <>
      <p class="rb-line">
        <Amount name="vp" value={top.vp} what="points" /> for{' '}
        <Amount name="coin" value={cardPrice(view.open, me!, false)} what="coins" />
        {next && (
          <span class="rb-small">
            {' '}
            Next: {next.vp} points for {next.price}
          </span>
        )}
      </p>
      <Choices {...props} />
    </>
  );
}

function Reroll(props: Props) {
  const { view, me, faces } = props;
  const draft = draftOf(props);
  const chosen = draft?.kind === 'dice' ? draft.dice : [];
  const { dice } = view.open.crazy!.hands[me!]!;
  const order = dice.map(({ die }) => die);
  return (
    <>
      <p class="rb-line">Pick the dice you roll again; the others stay as they are.</p>
      <div class="rb-sending">
        {dice.map(rolled => {
          const again = chosen.includes(rolled.die);
          const value = worthOf(view.open, me!, rolled);
          return (
            <Button
              key={rolled.die}
              class="rb-toggle"
              aria-pressed={again}
              aria-label={`Roll ${dieName(rolled.die)} again, which is worth ${faceName(value)}`}
              onClick={() =>
                setDraft(props, {
                  kind: 'dice',
                  dice: order.filter(die => (die === rolled.die ? !again : chosen.includes(die))),
                })
              }
            >
              <DieFace die={rolled.die} side={rolled.side} faces={faces} strength={value} />
              {again ? 'again' : 'stays'}
            </Button>
          );
        })}
      </div>
    </>
  );
}

function Dig(props: Props) {
  const { view, me } = props;
  const pits = pitsOf(draftOf(props));
  const all = view.open.crazy!.hands[me!]!.dice.length;
  const left = all - pits.reduce((sum, pit) => sum + pit, 0);
  return (
    <>
      <p class="rb-line">{left === 0 ? 'All your dice are shared out.' : `${left} of your ${all} dice are left.`}</p>
      <div class="rb-pits">
        {pits.map((dice, pit) => (
          <Stepper
            key={pit}
            label={`dice in pit ${pit + 1}`}
            value={dice}
            least={0}
            most={dice + left}
            onChange={value => setDraft(props, { kind: 'pits', pits: pits.map((it, i) => (i === pit ? value : it)) })}
          >
            <b>{dice === 1 ? '1 die' : `${dice} dice`}</b>
            <span class="rb-small">
              Pit {pit + 1} <Amount name="coin" value={PIT_COINS[pit]!} what="coins to win" />
            </span>
          </Stepper>
        ))}
      </div>
    </>
  );
}
