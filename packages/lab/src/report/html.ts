// HTML as text: what comes from data is escaped, what was made here is not.

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escaped = (text: string): string => text.replace(/[&<>"']/g, mark => ENTITIES[mark]!);

/** Text that is HTML already. */
export type Html = { readonly html: string };
type Value = string | number | Html | readonly (Html | null)[] | null | false;

const valueText = (value: Value): string => {
  if (value === null || value === false) return '';
  if (typeof value === 'object') return 'html' in value ? value.html : value.map(it => it?.html ?? '').join('');
  return escaped(String(value));
};

/** html`<p>${text}</p>`: strings and numbers are escaped, other HTML and lists of it are put in as they are. */
export const html = (strings: TemplateStringsArray, ...values: Value[]): Html => ({
  html: strings.map((text, i) => (i === 0 ? text : valueText(values[i - 1]!) + text)).join(''),
});

/** Text that was made as HTML or SVG elsewhere. */
export const raw = (text: string): Html => ({ html: text });
