// Draws SVG elements on a canvas, so that dice in the 3D box carry the same marks as dice on the board.

import { type ComponentChildren, isValidElement } from 'preact';

/** What the colours of the drawing stand for. */
export type Paints = { currentColor: string; 'var(--die)': string; 'var(--seat)': string };
type Inherited = { fill: string; stroke: string; width: number };

type Drawn = Record<string, unknown> & { children?: ComponentChildren };

export function paint(canvas: CanvasRenderingContext2D, drawing: ComponentChildren, paints: Paints): void {
  paintIn(canvas, drawing, paints, { fill: '#000', stroke: 'none', width: 1 });
}

function paintIn(canvas: CanvasRenderingContext2D, drawing: ComponentChildren, paints: Paints, over: Inherited): void {
  if (Array.isArray(drawing)) {
    for (const part of drawing) paintIn(canvas, part, paints, over);
    return;
  }
  if (!isValidElement(drawing)) return;
  const { type } = drawing;
  const props = drawing.props as Drawn;
  if (typeof type === 'function') {
    const component = type as (props: Drawn) => ComponentChildren;
    paintIn(canvas, component(props), paints, over);
    return;
  }
  const text = (name: string, otherwise: string) => String(props[name] ?? otherwise);
  const number = (name: string) => Number(props[name] ?? 0);
  const here = {
    fill: text('fill', over.fill),
    stroke: text('stroke', over.stroke),
    width: props['stroke-width'] === undefined ? over.width : number('stroke-width'),
  };
  const colour = (name: string) => paints[name as keyof Paints] ?? name;
  const shape = (path: Path2D) => {
    if (here.fill !== 'none') {
      canvas.fillStyle = colour(here.fill);
      canvas.fill(path);
    }
    if (here.stroke === 'none') return;
    canvas.strokeStyle = colour(here.stroke);
    canvas.lineWidth = here.width;
    canvas.lineCap = 'round';
    canvas.lineJoin = 'round';
    canvas.stroke(path);
  };
  switch (type) {
    case 'path':
      shape(new Path2D(text('d', '')));
      break;
    case 'circle':
      shape(round(number('cx'), number('cy'), number('r'), number('r')));
      break;
    case 'ellipse':
      shape(round(number('cx'), number('cy'), number('rx'), number('ry')));
      break;
    case 'text':
      canvas.fillStyle = colour(here.fill);
      canvas.font = `${text('font-weight', '400')} ${number('font-size')}px "Fraunces Variable", Georgia, serif`;
      canvas.textAlign = 'center';
      canvas.fillText(String(props.children), number('x'), number('y'));
      break;
    default:
      paintIn(canvas, props.children, paints, here);
  }
}

function round(x: number, y: number, rx: number, ry: number): Path2D {
  const path = new Path2D();
  path.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI);
  return path;
}
