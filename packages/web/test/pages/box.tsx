// The sea box with dice in it, which fall when the test says so.

import '../../src/ui/base.css';
import type { Dropped } from '@quayside/dice';
import { render } from 'preact';
import { applyTheme } from '../../src/browser/settings.ts';
import { DiceBox } from '../../src/dice/DiceBox.tsx';
import { DiceRenderer } from '../../src/dice/diceRenderer.ts';
import { CannonMark, type DieLook, GrapeshotMark, Numeral, SailMark, SkullMark } from '../../src/dice/marks.tsx';
import { LyingDie, SeaBox } from '../../src/dice/SeaBox.tsx';
import { EmblemMark } from '../../src/ui/Emblem.tsx';

applyTheme();

const sides = [1, 2, 3].map(value => <Numeral key={value} value={value} />);
const SHIP = [...sides, <CannonMark key="cannon" />, <SkullMark key="skull" />, <EmblemMark key="emblem" seat={0} />];
const NP = [...sides, <SailMark key="sail" />, <GrapeshotMark key="grape" />, <SkullMark key="skull" />];

const LOOKS: DieLook[] = [
  ...['A', 'B', 'C', 'D', 'E'].map((badge, seat) => ({ tint: `seat-${seat}`, badge, sides: SHIP })),
  { tint: 'seat-0 box-die-captain', badge: 'A', sides: SHIP },
  ...['yellow', 'green', 'red', 'orange', 'blue', 'violet'].map(colour => ({
    tint: `box-die-glass box-die-${colour}`,
    badge: colour[0]!.toUpperCase(),
    sides: NP,
  })),
];
const lookOf = (die: number) => LOOKS[die % LOOKS.length]!;

/** Shows the drop; falling when it has a number, out of a cup that is shaken for so long. */
export function show({ fall, poses }: Dropped, id: number | null, rattleMs = 0): void {
  const dice = poses.map((_, die) => lookOf(die));
  render(
    <DiceBox falling={id === null ? null : { id, fall, rattleMs, dice, lying: [] }}>
      <SeaBox label="The sea">
        {poses.map((pose, die) => (
          <LyingDie key={die} look={lookOf(die)} pose={pose} />
        ))}
      </SeaBox>
    </DiceBox>,
    document.getElementById('app')!,
  );
}

/**
 * How the last picture of the fall has its dice: the colours at given places, in mm, of a box drawn 608 pixels wide.
 */
export function lastPicture({ fall, poses }: Dropped, places: { x: number; y: number }[]): number[][] {
  const canvas = document.createElement('canvas');
  canvas.className = 'dice-box-fall';
  document.querySelector('.dice-box')!.append(canvas);
  const context = canvas.getContext('webgl2', { alpha: true, antialias: true })!;
  const stage = new DiceRenderer(context, { id: 0, fall, dice: poses.map(() => LOOKS[2]!), lying: [] });
  stage.show(1);
  const flat = document.createElement('canvas');
  flat.width = canvas.width;
  flat.height = canvas.height;
  const picture = flat.getContext('2d')!;
  picture.drawImage(canvas, 0, 0);
  stage.dispose();
  canvas.remove();
  return places.map(({ x, y }) => {
    const at = (mm: number) => ((mm + 12) / 304) * canvas.width;
    return [...picture.getImageData(Math.round(at(x)), Math.round(at(y)), 1, 1).data];
  });
}

Object.assign(globalThis, { show, lastPicture });
