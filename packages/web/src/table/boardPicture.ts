// The board as a picture: its elements and the page's styles put into an SVG, drawn on a canvas with a caption below.
// The browser does all of it; nothing leaves the page.

const WIDTH = 1200; // px of the picture
const MARGIN = 32;
const CAPTION = 120;

export type Caption = { title: string; line: string; house: string };

/** A PNG of the board that is on the page; null where there is none, or where the browser cannot draw it. */
export async function boardPicture(board: HTMLElement | null, caption: Caption): Promise<Blob | null> {
  const box = board?.getBoundingClientRect();
  if (!board || !box || box.width === 0 || box.height === 0) return null;
  try {
    const drawing = await imageOf(await svgOf(board, box));
    return await framed(drawing, box, caption);
  } catch {
    return null;
  }
}

const SVG = 'http://www.w3.org/2000/svg';

/** As large as the window, so that media queries choose the same layout; the board lies in its upper left corner. */
async function svgOf(board: HTMLElement, { width, height }: DOMRect): Promise<string> {
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
  const { fontFamily, color, fontSize, lineHeight } = getComputedStyle(document.body);
  Object.assign(body.style, { fontFamily, color, fontSize, lineHeight });
  const frame = document.createElement('main');
  frame.className = 'board';
  Object.assign(frame.style, { width: `${width}px`, height: `${height}px`, padding: '0', overflow: 'hidden' });
  frame.append(board.cloneNode(true));
  const style = document.createElement('style');
  style.textContent = `${await pageStyles()} * { animation: none !important; transition: none !important }`;
  body.append(style, frame);
  page.append(body);
  svg.append(page);
  return new XMLSerializer().serializeToString(svg);
}

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
async function framed(image: HTMLImageElement, { width, height }: DOMRect, caption: Caption): Promise<Blob | null> {
  const scale = (WIDTH - 2 * MARGIN) / width;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = Math.round(height * scale) + 2 * MARGIN + CAPTION;
  const pen = canvas.getContext('2d')!;
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  pen.fillStyle = '#fbf5e6';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#1d5470';
  pen.fillRect(MARGIN, MARGIN, WIDTH - 2 * MARGIN, height * scale);
  pen.drawImage(image, 0, 0, width, height, MARGIN, MARGIN, WIDTH - 2 * MARGIN, height * scale);
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
