// Everything on the menu as cards to press, each with what it does.

import { type DieId, type Galleon, type LootKind, type Move, SAILOR, UPGRADE } from '@quayside/rules/rattle-battle';
import type { ComponentChildren } from 'preact';
import { Button } from '../../../ui/Button.tsx';
import { Phrase } from '../../../ui/Phrase.tsx';
import { piece } from '../../../ui/piece.ts';
import { GalleonArt } from '../art/GalleonArt.tsx';
import { HouseArt } from '../art/HouseArt.tsx';
import { Mark } from '../art/Marks.tsx';
import { worthOf } from '../CrazyTable.tsx';
import { DieFace } from '../dieFaces.tsx';
import { mine } from '../draft.ts';
import { pieces } from '../pieces.tsx';
import { choiceKey } from '../points.ts';
import { sailors, upgrades } from '../printed.ts';
import type { Props } from '../props.ts';
import { words as board } from '../words.ts';
import { withPart, withUpgrade } from './fitted.ts';
import { words } from './words.ts';
import './wares.css';

/** Everything on the menu but to be done with it, as cards to press. */
export function Choices(props: Props & { only?: Move['kind'] }) {
  const { menu, faces, game, send, only } = props;
  const moves = menu!.moves.filter(({ kind }) => kind !== 'done' && (!only || kind === only));
  return (
    <ul {...piece('choices')} class={`rb-choices ${moves.some(isWare) ? 'rb-wares' : ''}`}>
      {moves.map((move, n) => (
        <li key={JSON.stringify(move)}>
          <Button
            {...piece('choice', choiceKey(move))}
            class="rb-choice"
            hint={n < 9 ? board.bar.key(n + 1) : undefined}
            onClick={() => send(move)}
          >
            <Pictured {...props} move={move}>
              <Phrase phrase={game.words.move(move)} faces={faces} pieces={pieces} />
            </Pictured>
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** What is fitted to the Galleon, and shown on it. */
const isWare = ({ kind }: Move): boolean => kind === 'part' || kind === 'buy-part' || kind === 'keep-upgrade';

function Pictured({ move, view, faces, me, children }: Props & { move: Move; children: ComponentChildren }) {
  switch (move.kind) {
    case 'keep-sailor':
    case 'sailor':
      return (
        <span class="rb-person">
          <Mark name="crew" />
          <span>
            <b>{children}</b>
            <span class="rb-choice-text">{sailors[move.sailor].text}</span>
            {move.kind === 'keep-sailor' && (
              <span class="rb-small">{words.choices.active[SAILOR[move.sailor].active]}</span>
            )}
          </span>
        </span>
      );
    case 'keep-upgrade':
      return (
        <Ware galleon={withUpgrade(mine(view), move.upgrade)} name={children} text={upgrades[move.upgrade].text}>
          {words.choices.modes[UPGRADE[move.upgrade].mode]}
        </Ware>
      );
    case 'exhaust':
      return (
        <span class="rb-person">
          <Mark name={UPGRADE[move.upgrade].place} />
          <span>
            <b>{children}</b>
            <span class="rb-choice-text">{upgrades[move.upgrade].text}</span>
            <span class="rb-small">{words.choices.modes[UPGRADE[move.upgrade].mode]}</span>
          </span>
        </span>
      );
    case 'part':
    case 'buy-part':
      return (
        <Ware galleon={withPart(mine(view), move.part)} name={children} text={words.choices.parts[move.part]}>
          {words.choices.partsFor[move.part]}
        </Ware>
      );
    case 'stake':
      return <Picture of={<Hand {...{ view, faces, me }} isShown={die => die === move.die} />}>{children}</Picture>;
    case 'brawl':
      return (
        <Picture of={<Hand {...{ view, faces, me }} isShown={(_, worth) => worth === move.value} />}>
          {children}
        </Picture>
      );
    case 'wall':
      return (
        <Picture of={<Hand {...{ view, faces, me }} isShown={(_die, _worth, n) => n < move.dice} isRolled={false} />}>
          {children}
        </Picture>
      );
    case 'close':
      if (move.location === null) return <span>{children}</span>;
      return <Picture of={<HouseArt location={move.location} open />}>{children}</Picture>;
    case 'name':
      return <LootPicture kind={move.good}>{children}</LootPicture>;
    case 'refit':
    case 'return':
    case 'save':
    case 'splash':
      return <LootPicture kind={move.loot}>{children}</LootPicture>;
    case 'bottle':
      return <LootPicture kind="bottle">{children}</LootPicture>;
    case 'swap':
      return <Picture of={<Mark name="coin" />}>{children}</Picture>;
    case 'hire':
      return <Picture of={<Mark name="crew" />}>{children}</Picture>;
    case 'buy-card':
      return <Picture of={<Mark name={move.map ? 'map' : 'vp'} />}>{children}</Picture>;
    default:
      return <span>{children}</span>;
  }
}

/** What the choice is about, beside its words. */
const Picture = ({ of, children }: { of: ComponentChildren; children: ComponentChildren }) => (
  <span class="rb-pictured">
    <span class="rb-picture">{of}</span>
    <span>{children}</span>
  </span>
);

const LootPicture = ({ kind, children }: { kind: LootKind; children: ComponentChildren }) => (
  <Picture
    of={
      <span class={`rb-loot rb-loot-${kind}`}>
        <Mark name={kind} />
      </span>
    }
  >
    {children}
  </Picture>
);

type HandProps = Pick<Props, 'view' | 'faces' | 'me'> & {
  isShown(die: DieId, worth: number, n: number): boolean;
  /** Whether they show what they rolled. */
  isRolled?: boolean;
};

/** Those of my dice on the tavern table that a choice is about. */
function Hand({ view, faces, me, isShown, isRolled = true }: HandProps) {
  const dice = view.open.crazy?.hands[me!]?.dice ?? [];
  return dice
    .map(rolled => ({ ...rolled, worth: worthOf(view.open, me!, rolled) }))
    .filter(({ die, worth }, n) => isShown(die, worth, n))
    .map(({ die, side, worth }) =>
      isRolled ? (
        <DieFace key={die} die={die} side={side} faces={faces} strength={worth} />
      ) : (
        <DieFace key={die} die={die} side={null} faces={faces} />
      ),
    );
}

type WareProps = { galleon: Galleon; name: ComponentChildren; text: string; children: ComponentChildren };

/** My own Galleon with it, what it does, and what it is good for. */
const Ware = ({ galleon, name, text, children }: WareProps) => (
  <span class="rb-ware">
    <span class="rb-ware-picture">
      <GalleonArt galleon={galleon} />
    </span>
    <span class="rb-ware-text">
      <b>{name}</b>
      <span class="rb-choice-text">{text}</span>
      <span class="rb-small">{children}</span>
    </span>
  </span>
);
