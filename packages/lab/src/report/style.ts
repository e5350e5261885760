// The look of a report: paper, ink and serif numbers, the same values as web/src/ui/tokens.css (a test compares them).

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const TOKENS = {
  paper: 'light-dark(#f3e8cf, #172734)',
  'paper-raised': 'light-dark(#fcf6e7, #20333f)',
  'paper-sunk': 'light-dark(#e6d8b6, #0f1c27)',
  'paper-edge': 'light-dark(#cdb88a, #395160)',
  ink: 'light-dark(#1b2a35, #efe6d0)',
  'ink-soft': 'light-dark(#48545c, #b3bdb9)',
  'ink-line': 'light-dark(#1b2a3540, #efe6d038)',
  'brass-dark': 'light-dark(#b58529, #b08229)',
  'brass-ink': 'light-dark(#74500b, #ecc974)',
  link: 'light-dark(#0f5573, #8fd0ea)',
  focus: 'light-dark(#0a58c2, #ffd873)',
  'font-display': '"Fraunces Variable", Georgia, "Times New Roman", serif',
  'font-sans': '"Atkinson Hyperlegible", "Segoe UI", system-ui, sans-serif',
} as const;

const FONTS = [
  {
    family: 'Fraunces Variable',
    weight: '100 900',
    file: import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
  },
  {
    family: 'Atkinson Hyperlegible',
    weight: '400',
    file: import.meta.resolve('@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-400-normal.woff2'),
  },
  {
    family: 'Atkinson Hyperlegible',
    weight: '700',
    file: import.meta.resolve('@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-700-normal.woff2'),
  },
];

/** The typefaces are part of the file: a report needs nothing but itself. */
const fontFace = ({ family, weight, file }: (typeof FONTS)[number]): string => {
  const bytes = readFileSync(fileURLToPath(file)).toString('base64');
  const source = `url(data:font/woff2;base64,${bytes}) format("woff2")`;
  return `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:${source}}`;
};

const RULES = `
*{box-sizing:border-box}
html{color-scheme:light dark;-webkit-text-size-adjust:100%}
html[data-theme=paper]{color-scheme:light}
html[data-theme=night]{color-scheme:dark}
:root{--plot:var(--link);--series-0:light-dark(#0b5a8f,#7cc3e6);--series-1:light-dark(#c08a1e,#ecc974);
--series-2:light-dark(#7b2c6d,#efa3bd);--series-3:light-dark(#167a57,#86d3a5);--series-4:light-dark(#c24a12,#ff9d8c)}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.55 var(--font-sans)}
main,header,footer{max-width:68rem;margin:0 auto;padding:0 1rem}
header{display:flex;flex-wrap:wrap;align-items:start;gap:.5rem 1rem;padding-top:1.5rem}
h1,h2,h3{font-family:var(--font-display);font-weight:600;line-height:1.2;text-wrap:balance}
h1{font-size:clamp(1.75rem,6vw,2.75rem);margin:0;flex:1 1 16rem}
h2{font-size:1.75rem;margin:2.75rem 0 .5rem;padding-top:.75rem;border-top:3px double var(--paper-edge)}
h3{font-size:1.2rem;margin:0 0 .5rem}
p,ol,ul{margin:.5rem 0;max-width:46rem}
a{color:var(--link);text-underline-offset:.15em}
a:focus-visible,button:focus-visible,summary:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:.25rem}
.soft{color:var(--ink-soft)}
.theme{min-height:2.75rem;padding:0 .9rem;border:1px solid var(--paper-edge);
border-radius:.5rem;background:var(--paper-raised);color:var(--ink);font:inherit;cursor:pointer}
.terms{flex:1 0 100%;display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;margin:.75rem 0;padding:0;list-style:none}
.findings{counter-reset:f;list-style:none;padding:1rem 1.25rem;margin:1.25rem 0;max-width:none;background:var(--paper-raised);
border:1px solid var(--paper-edge);border-radius:.875rem}
.findings>li{counter-increment:f;position:relative;padding:.6rem 0 .6rem 2.75rem;font-size:1.15rem;line-height:1.5}
.findings>li+li{border-top:1px solid var(--ink-line)}
.findings>li::before{content:counter(f);position:absolute;left:.1rem;top:.35rem;font:600 1.75rem/1.2 var(--font-display);
color:var(--brass-ink)}
.findings small{display:block;font-size:.9375rem;color:var(--ink-soft)}
b.n,.n{font-family:var(--font-display);font-weight:600;font-variant-numeric:tabular-nums lining-nums}
.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,22rem),1fr));gap:1rem;margin:1rem 0}
figure,.card{break-inside:avoid;margin:0;padding:1rem;background:var(--paper-raised);border:1px solid var(--paper-edge);border-radius:.875rem;
min-width:0}
.columns{columns:2 22rem;column-gap:1rem;margin:1rem 0}
.columns>*{margin-bottom:1rem}
figcaption{margin-top:.5rem;font-size:.9375rem;color:var(--ink-soft)}
.plot{display:block;width:100%;max-width:30rem;height:auto;overflow:visible;font-family:var(--font-sans);font-size:14px}
.plot text{white-space:pre}
.plot .figure,.plot .figure text{font-family:var(--font-display);font-weight:600}
.figures{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,15rem),1fr));gap:.75rem;margin:1rem 0;padding:0}
.figures>div{padding:.75rem 1rem;background:var(--paper-raised);border:1px solid var(--paper-edge);border-radius:.875rem}
.figures dt{font-size:.9375rem;color:var(--ink-soft)}
.figures dd{margin:0;font:600 1.5rem/1.3 var(--font-display);font-variant-numeric:tabular-nums lining-nums}
.figures dd small{display:block;font:400 .875rem/1.4 var(--font-sans);color:var(--ink-soft)}
.warning{padding:.5rem .75rem;border-left:4px solid var(--brass-dark);background:var(--paper-sunk);border-radius:.25rem;
max-width:46rem}
.key{display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin:.25rem 0 .75rem;padding:0;list-style:none;font-size:.9375rem}
.key i{display:inline-block;width:.9em;height:.9em;margin-right:.4em;border-radius:.2em;vertical-align:-.05em}
details{margin:.75rem 0}
summary{min-height:2.75rem;display:flex;align-items:center;cursor:pointer;color:var(--link);font-weight:700}
summary::before{content:"▸";width:1.2em}
details[open]>summary::before{content:"▾"}
table{width:100%;border-collapse:collapse;font-size:.9375rem;background:var(--paper-raised);border:1px solid var(--paper-edge)}
caption{text-align:left;padding:.5rem 0;font-weight:700}
th,td{padding:.45rem .6rem;text-align:left;vertical-align:top;border-top:1px solid var(--ink-line)}
thead th{border-top:0;background:var(--paper-sunk)}
td.n,th.n{text-align:right;white-space:nowrap}
td small{white-space:normal;font-family:var(--font-sans);font-weight:400}
th.n{font-family:inherit;white-space:normal}
th[scope=row]{font-weight:400}
tr.clear th[scope=row]{font-weight:700}
nav ul{max-width:none;display:flex;flex-wrap:wrap;gap:0 1rem;margin:.5rem 0;padding:0;list-style:none}
main a{display:inline-flex;align-items:center;min-height:2.75rem;min-width:2.75rem}
main .findings a{display:inline;padding:.85rem 0}
footer{padding-bottom:3rem}
code{font-size:.9em;overflow-wrap:anywhere}
pre{overflow-x:auto;padding:.75rem;background:var(--paper-sunk);border-radius:.5rem;white-space:pre-wrap;overflow-wrap:anywhere}
@media (max-width:40rem){
main,header{padding-left:.75rem;padding-right:.75rem}
figure,.card{padding:.75rem}
.findings{padding:.5rem .75rem}
table.fold,.fold caption,.fold tbody,.fold tr,.fold td,.fold th[scope=row]{display:block;width:100%}
.fold caption{padding:.5rem .75rem}
.fold thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.fold tr{padding:.5rem .75rem;border-top:1px solid var(--ink-line)}
.fold th[scope=row]{font-weight:700;padding:.1rem 0;border:0}
.fold td{display:flex;justify-content:space-between;gap:1rem;padding:.1rem 0;border:0}
.fold td.n{white-space:normal}
.fold td::before{content:attr(data-label);color:var(--ink-soft);font:400 .9375rem/1.5 var(--font-sans);text-align:left}
.fold td:empty{display:none}
}
@media print{.theme,nav{display:none}}
`;

export function styleSheet(): string {
  const tokens = Object.entries(TOKENS).map(([name, value]) => `--${name}:${value};`);
  return `${FONTS.map(fontFace).join('')}:root{${tokens.join('')}}${RULES.replaceAll('\n', '')}`;
}

/**
 * The theme has three states in turn: as the system has it, paper, night watch; what was chosen is remembered where
 * that is allowed. Where a server is named, links to records lead to its replay page, with the record behind the #.
 */
export const SCRIPT = `
(() => {
  const root = document.documentElement, button = document.querySelector('.theme');
  const names = { '': 'Theme: system', paper: 'Theme: paper', night: 'Theme: night watch' }, order = Object.keys(names);
  const memory = { get() { try { return localStorage.getItem('lab-theme') ?? ''; } catch { return ''; } },
    set(theme) { try { localStorage.setItem('lab-theme', theme); } catch {} } };
  const show = theme => { if (theme) root.dataset.theme = theme; else delete root.dataset.theme;
    button.textContent = names[theme]; };
  let theme = order.includes(memory.get()) ? memory.get() : '';
  button.hidden = false;
  show(theme);
  const records = document.getElementById('records');
  if (records) {
    const served = JSON.parse(records.textContent);
    for (const link of document.querySelectorAll('main a')) {
      const packed = served.records[link.getAttribute('href')];
      if (packed) Object.assign(link, { href: served.server + '/replay#record=' + packed, target: '_blank', rel: 'noopener' });
    }
  }
  button.addEventListener('click', () => { theme = order[(order.indexOf(theme) + 1) % order.length]; memory.set(theme); show(theme); });
})();
`;
