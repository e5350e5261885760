// Everything the web says about telling people whose turn it is.

import type { WebhookKind, WebhookTested } from '@quayside/protocol';

export const WEBHOOK = {
  title: 'Tell a chat: Discord, Slack, ntfy',
  label: 'Webhook address',
  about: 'A chat of your group gets a line when it is the turn of somebody who is not here, and when the game is over.',
  has: 'A chat is told of this table. Its address is shown to nobody, not even to you; a new one takes its place.',
  empty: 'Enter the address first.',
};

/** One line for each chat: where its address is found. */
export const HOW_TO: readonly (readonly [string, string])[] = [
  ['Discord', 'Server settings, Integrations, Webhooks, New Webhook, Copy Webhook URL.'],
  ['Slack', 'Add the app “Incoming Webhooks” to a channel and copy its Webhook URL.'],
  ['ntfy', 'Subscribe to a topic in the app; the address is https://ntfy.sh/ and the topic’s name.'],
  [
    'Others',
    'Mattermost, Rocket.Chat and the like: an incoming webhook. Your own ntfy: its address with #ntfy behind.',
  ],
];

const CHATS: Record<WebhookKind, string> = { discord: 'Discord', slack: 'Slack', ntfy: 'ntfy', other: 'The chat' };

export const tested = ({ kind, status }: WebhookTested): string =>
  `Sent. ${CHATS[kind]} answered ${status}: the message should be there now.`;
