// The request formats of chat services. The address tells which service it is; a name behind a # tells it where the
// address cannot (https://push.example.org/topic#ntfy). Names in a text are chosen by guests, so they are escaped: they
// must not mention everybody in a channel.

import type { WebhookKind } from '@quayside/protocol';
import type { Seat } from '@quayside/rules';
import type { Posted } from '../outbound/post.ts';

/** `title`: of the game. `seat`: whose turn it is, if it is somebody's. */
export type WebhookMessage = {
  text: string;
  link: string;
  title: string;
  table: string;
  game: string;
  seat: Seat | null;
};

export function kindOf({ hostname, pathname, hash }: URL): WebhookKind {
  const [, named] = /^#(discord|slack|ntfy)$/.exec(hash) ?? [];
  if (named) return named as WebhookKind;
  if (/(^|\.)discord(app)?\.com$/.test(hostname) && pathname.startsWith('/api/')) return 'discord';
  if (hostname === 'hooks.slack.com') return 'slack';
  if (/^ntfy\./.test(hostname)) return 'ntfy';
  return 'other';
}

export function formatted(url: URL, message: WebhookMessage): Posted {
  const { text, link, title, table, game, seat } = message;
  const line = `${text} ${link}`;
  switch (kindOf(url)) {
    case 'discord':
      return json({ content: line, allowed_mentions: { parse: [] } });
    case 'slack':
      return json({ text: line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') });
    case 'ntfy':
      return {
        headers: { 'content-type': 'text/plain; charset=utf-8', title: inHeader(title), click: link },
        body: text,
      };
    case 'other':
      return json({ text: line, content: line, link, table, game, seat });
  }
}

const json = (content: object): Posted => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(content),
});

/** Encoded by RFC 2047, because a header is ASCII. */
const inHeader = (text: string): string => `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`;
