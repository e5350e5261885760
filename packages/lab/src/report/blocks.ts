// The parts every section is put together from.

import { type Html, html, raw } from './html.ts';

/** A plot with its title and what it says. */
export const figure = (title: string, svg: string, caption: string | Html, more: Html | null = null): Html =>
  html`<figure><h3>${title}</h3>${raw(svg)}<figcaption>${caption}</figcaption>${more}</figure>`;

export const grid = (parts: readonly (Html | null)[]): Html =>
  html`<div class="grid">${parts.filter(part => part !== null)}</div>`;

export type Fact = { label: string; figure: string; note: string };

/** Single figures, each with what it rests on. */
export const facts = (all: readonly Fact[]): Html =>
  html`<dl class="figures">${all.map(
    ({ label, figure, note }) => html`<div><dt>${label}</dt><dd>${figure}<small>${note}</small></dd></div>`,
  )}</dl>`;

export type Column = { label: string; isNumber?: boolean };
export type TableRow = { name: string | Html; cells: readonly (string | Html)[]; isClear?: boolean };

/** On a phone every row is a block of its own, with the name of the column before each figure. */
export function table(caption: string, first: string, columns: readonly Column[], rows: readonly TableRow[]): Html {
  const numeric = (column: Column) => raw(column.isNumber === false ? '' : ' class="n"');
  const head = columns.map(column => html`<th scope="col"${numeric(column)}>${column.label}</th>`);
  const body = rows.map(
    ({ name, cells, isClear }) =>
      html`<tr${raw(isClear ? ' class="clear"' : '')}><th scope="row">${name}</th>${cells.map(
        (cell, at) => html`<td${numeric(columns[at]!)} data-label="${columns[at]!.label}">${cell}</td>`,
      )}</tr>`,
  );
  return html`<table class="fold"><caption>${caption}</caption><thead><tr><th scope="col">${first}</th>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

export const folded = (summary: string, content: Html): Html =>
  html`<details><summary>${summary}</summary>${content}</details>`;

export const section = (id: string, title: string, ...parts: readonly (Html | null)[]): Html =>
  html`<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2>${parts.filter(
    part => part !== null,
  )}</section>`;

/** A link to a game that shows what is said; nothing where no record was written. */
export const gameLink = (address: string | null, words = 'a game that shows it'): Html | null =>
  address === null ? null : html`<a href="${address}">${words}</a>`;
