// What the box and its dice are painted with, drawn from the same colours and marks as the board.

import { CanvasTexture, SRGBColorSpace } from 'three';
import type { DieLook } from './marks.tsx';
import { paint } from './paint.ts';
import { SIZE } from './SeaBox.tsx';

export type Colours = {
  wood: string;
  grain: string;
  sea: string;
  waves: string;
  of(look: DieLook): { die: string; ink: string };
};

/**
 * The colours of the theme as they hold inside an element, for the box and dice of these looks. All probes stand in the
 * page before the first is read: each read after a change would lay out the whole board anew.
 */
export function coloursIn(element: Element, looks: readonly DieLook[]): Colours {
  const probes: HTMLElement[] = [];
  const probe = (tint: string, token: string) => {
    const span = document.createElement('span');
    span.className = tint;
    span.style.color = `var(${token})`;
    probes.push(span);
    return span;
  };
  const box = [probe('', '--wood'), probe('', '--wood-light'), probe('', '--box-sea'), probe('', '--box-waves')];
  const tints = [...new Set(looks.map(({ tint }) => tint))];
  const dice = tints.map(tint => [probe(`box-die ${tint}`, '--die'), probe(`box-die ${tint}`, '--die-ink')] as const);
  element.append(...probes);
  const canvas = canvasOf(1, { willReadFrequently: true });
  const read = (span: HTMLElement) => plain(canvas, getComputedStyle(span).color);
  const [wood, grain, sea, waves] = box.map(read) as [string, string, string, string];
  const byTint = new Map(dice.map(([die, ink], n) => [tints[n]!, { die: read(die), ink: read(ink) }]));
  for (const span of probes) span.remove();
  return { wood, grain, sea, waves, of: ({ tint }) => byTint.get(tint)! };
}

/** Any colour the browser can name, mixed ones too, in red, green and blue. */
function plain(canvas: CanvasRenderingContext2D, colour: string): string {
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0, a = 255] = canvas.getImageData(0, 0, 1, 1).data;
  return a === 255 ? `rgb(${r}, ${g}, ${b})` : `rgba(${r}, ${g}, ${b}, ${(a / 255).toFixed(3)})`;
}

const SIDE = 128;
const GRID = 24;

export function sideTexture(look: DieLook, side: number, colours: Colours): CanvasTexture {
  const { die, ink } = colours.of(look);
  const canvas = canvasOf(SIDE);
  canvas.fillStyle = die;
  canvas.fillRect(0, 0, SIDE, SIDE);
  canvas.strokeStyle = '#ffffff59';
  canvas.lineWidth = 3;
  if (look.tint.includes('glass')) canvas.setLineDash([12, 9]);
  canvas.strokeRect(11, 11, SIDE - 22, SIDE - 22);
  canvas.setLineDash([]);
  canvas.save();
  canvas.translate(SIDE * 0.16, SIDE * 0.16);
  canvas.scale((SIDE * 0.68) / GRID, (SIDE * 0.68) / GRID);
  paint(canvas, look.sides[side], { currentColor: ink, 'var(--die)': die, 'var(--seat)': die });
  canvas.restore();
  canvas.fillStyle = ink;
  canvas.font = '700 24px "Atkinson Hyperlegible", sans-serif';
  canvas.textAlign = 'center';
  canvas.fillText(look.badge, SIDE - 24, 33);
  return textureOf(canvas);
}

const SEA = 1024;

export function seaTexture({ sea, waves }: Colours): CanvasTexture {
  const canvas = canvasOf(SEA);
  canvas.fillStyle = sea;
  canvas.fillRect(0, 0, SEA, SEA);
  canvas.scale(SEA / SIZE, SEA / SIZE);
  canvas.strokeStyle = waves;
  canvas.lineWidth = 0.8;
  canvas.lineCap = 'round';
  const wave = new Path2D('M2 6q3-3.4 6 0t6 0M16 16q3-3.4 6 0t6 0');
  for (let y = 0; y < SIZE; y += 20)
    for (let x = 0; x < SIZE; x += 28) {
      canvas.save();
      canvas.translate(x, y);
      canvas.stroke(wave);
      canvas.restore();
    }
  return textureOf(canvas);
}

const PLANK = 256;

/** Boards with a grain that runs along them. */
export function woodTexture({ wood, grain }: Colours): CanvasTexture {
  const canvas = canvasOf(PLANK);
  canvas.fillStyle = wood;
  canvas.fillRect(0, 0, PLANK, PLANK);
  canvas.strokeStyle = grain;
  canvas.globalAlpha = 0.45;
  for (let line = 0; line < 14; line++) {
    const y = (line + 0.5) * (PLANK / 14);
    const bend = 3 * ((line * 7) % 5) - 6;
    canvas.lineWidth = 1 + ((line * 3) % 4) / 2;
    canvas.stroke(new Path2D(`M0 ${y}C${PLANK / 3} ${y + bend} ${(2 * PLANK) / 3} ${y - bend} ${PLANK} ${y}`));
  }
  return textureOf(canvas);
}

function canvasOf(size: number, settings?: CanvasRenderingContext2DSettings): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  return canvas.getContext('2d', settings)!;
}

function textureOf({ canvas }: CanvasRenderingContext2D): CanvasTexture {
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}
