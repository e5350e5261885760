// A game's RULES.md as HTML whose paragraphs can be linked to: "## 3 Waves" is #r3, "**3.2** …" is #r3.2.

import { Marked, type Tokens } from 'marked';

const NUMBER = /^\s*(?:\*\*)?(\d+(?:\.\d+)*)/;
const PARAGRAPH_NUMBER = /^\s*\*\*(\d+(?:\.\d+)*)\.?\*\*/;

const anchor = (text: string, number: RegExp) => {
  const found = number.exec(text)?.[1];
  return found ? ` id="r${found}"` : '';
};

const marked = new Marked({
  renderer: {
    heading({ tokens, depth, text }: Tokens.Heading): string {
      return `<h${depth}${anchor(text, NUMBER)}>${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    paragraph({ tokens, text }: Tokens.Paragraph): string {
      return `<p${anchor(text, PARAGRAPH_NUMBER)}>${this.parser.parseInline(tokens)}</p>\n`;
    },
    listitem(item: Tokens.ListItem): string {
      return `<li${anchor(item.text, PARAGRAPH_NUMBER)}>${this.parser.parse(item.tokens)}</li>\n`;
    },
  },
});

/**
 * What we settled ourselves is marked **(R)** in RULES.md, for engineers. Players get a quiet sign instead, whose
 * meaning is told once at the end (useOurReading); a remark inside the mark, as in (R: shapes), is left to chapter and
 * table.
 */
const OUR_READING = /\s*(?:<strong>)?\(R(?:[:,][^)]*)?\)(?:<\/strong>)?/g;
const QUIET_SIGN = '<sup class="our-reading">°</sup>';

/** The last chapter of a RULES.md with such marks lists them all: few want to read it, so it is folded. */
function foldedAtEnd(html: string): string {
  const begin = html.lastIndexOf('<h2');
  if (begin < 0 || !html.includes(QUIET_SIGN)) return html;
  const end = html.indexOf('</h2>', begin) + '</h2>'.length;
  const [chapters, heading, list] = [html.slice(0, begin), html.slice(begin, end), html.slice(end)];
  return `${chapters}<details class="our-readings"><summary>${heading}</summary>${list}</details>\n`;
}

/** Tables scroll sideways where they are wider than the panel, so the keyboard must reach them. */
export const rulesHtml = (markdown: string): string =>
  foldedAtEnd(
    marked
      .parse(markdown, { async: false })
      .replaceAll('<table>', '<table tabindex="0">')
      .replaceAll(OUR_READING, QUIET_SIGN),
  );
