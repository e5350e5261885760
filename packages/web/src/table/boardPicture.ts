// The board as a picture: its elements and the page's styles put into an SVG, drawn on a canvas with a caption below.
// The browser does all of it; nothing leaves the page.

const WIDTH = 1200; // px of the picture
const MARGIN = 32;
const CAPTION = 120;
const HIGHEST = 2000; // px of the board in it; a phone's, which is read by scrolling, becomes narrower

export type Caption = { title: string; line: string; house: string };

/** A PNG of the board that is on the page; null where there is none, or where the browser cannot draw it. */
export async function boardPicture(board: HTMLElement | null, caption: Caption): Promise<Blob | null> {
  const box = board?.getBoundingClientRect();
  if (!board || !box || box.width === 0 || box.height === 0) return null;
  try {
    const styles = await pageStyles();
    const room = { width: box.width, height: heightOfRoom(board) };
    const strips: HTMLImageElement[] = [];
    for (let top = 0; top < box.height; top += innerHeight) strips.push(await imageOf(svgOf(board, room, styles, top)));
    return await framed(strips, box, caption);
  } catch {
    return null;
  }
}

/** What a board measures itself by; it may be higher, and is scrolled then. */
type Room = { width: number; height: number };

function heightOfRoom(board: HTMLElement): number {
  const frame = board.parentElement!;
  const { paddingTop, paddingBottom } = getComputedStyle(frame);
  return frame.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
}

const SVG = 'http://www.w3.org/2000/svg';

/**
 * As large as the window, so that media queries choose the same layout: it shows as much of the board as fits, from
 * `top` px on.
 */
function svgOf(board: HTMLElement, room: Room, styles: string, top: number): string {
  const root = document.documentElement;
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('width', String(innerWidth));
  svg.setAttribute('height', String(innerHeight));
  svg.dataset['theme'] = root.dataset['theme'] ?? 'paper';
  svg.style.fontSize = getComputedStyle(root).fontSize;
  const page = document.createElementNS(SVG, 'foreignObject');
  page.setAttribute('width', '100%');
  page.setAttribute('height', '100%');
  const body = document.createElement('div');
  // A board may set variables of the whole page, for example the colours of its seats.
  body.style.cssText = document.body.style.cssText;
  const { fontFamily, color, fontSize, lineHeight } = getComputedStyle(document.body);
  Object.assign(body.style, { fontFamily, color, fontSize, lineHeight });
  const frame = document.createElement('main');
  frame.className = 'board';
  Object.assign(frame.style, {
    width: `${room.width}px`,
    height: `${room.height}px`,
    inset: `${-top}px auto auto 0`,
    padding: '0',
    overflow: 'visible',
  });
  frame.append(board.cloneNode(true));
  const style = document.createElement('style');
  style.textContent = `${styles} ${STILL}`;
  body.append(style, frame);
  page.append(body);
  svg.append(page);
  return new XMLSerializer().serializeToString(svg);
}

const STILL = '* { animation: none !important; transition: none !important; scrollbar-width: none !important }';

/** All rules of the page; fonts are put into them, because a picture may load nothing. */
async function pageStyles(): Promise<string> {
  const rules = [...document.styleSheets].flatMap(sheet =>
    [...sheet.cssRules].map(rule => ({ rule, base: sheet.href ?? location.href })),
  );
  const texts = rules.map(({ rule, base }) => (rule instanceof CSSFontFaceRule ? fontOf(rule, base) : rule.cssText));
  return (await Promise.all(texts)).join(' ');
}

/** A face with the letters of English; the others are hardly ever needed, and large. */
const fontOf = (rule: CSSFontFaceRule, base: string): Promise<string> | string =>
  rule.cssText.includes('U+20-') ? withFont(rule.cssText, base) : '';

async function withFont(rule: string, base: string): Promise<string> {
  const address = /url\("?([^")]+)"?\)/.exec(rule)?.[1];
  if (!address) return '';
  const data = await (await fetch(new URL(address, base))).blob();
  return rule.replace(/url\("?[^")]+"?\)/, `url("${await dataUrl(data)}")`);
}

/** What an image may be shown by: the page's policy allows no blobs. */
export const dataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

async function imageOf(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = await dataUrl(new Blob([svg], { type: 'image/svg+xml' }));
  await image.decode();
  return image;
}

/** On a sheet of paper, with the caption below. */
async function framed(
  strips: readonly HTMLImageElement[],
  { width, height }: DOMRect,
  caption: Caption,
): Promise<Blob | null> {
  const scale = Math.min((WIDTH - 2 * MARGIN) / width, HIGHEST / height);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = Math.round(height * scale) + 2 * MARGIN + CAPTION;
  const pen = canvas.getContext('2d')!;
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  pen.fillStyle = '#fbf5e6';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#1d5470';
  const left = (WIDTH - width * scale) / 2;
  pen.fillRect(left, MARGIN, width * scale, height * scale);
  strips.forEach((strip, n) => {
    const high = Math.min(innerHeight, height - n * innerHeight);
    // On whole pixels: no line is seen between two strips.
    const [top, bottom] = [0, high].map(y => MARGIN + Math.round((n * innerHeight + y) * scale)) as [number, number];
    pen.drawImage(strip, 0, 0, width, high, left, top, width * scale, bottom - top);
  });
  const foot = MARGIN + height * scale;
  pen.fillStyle = '#1c2b33';
  pen.font = `700 40px ${token('--font-display')}`;
  pen.fillText(caption.title, MARGIN, foot + 60, WIDTH - 300);
  pen.font = `22px ${token('--font-sans')}`;
  pen.fillText(caption.line, MARGIN, foot + 100, WIDTH - 2 * MARGIN);
  pen.textAlign = 'end';
  pen.font = `700 26px ${token('--font-display')}`;
  pen.fillText(caption.house, WIDTH - MARGIN, foot + 60);
  return new Promise(resolve => canvas.toBlob(resolve, 'image/png'));
}
