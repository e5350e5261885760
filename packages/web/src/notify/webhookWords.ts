// What the web says about telling a chat; apart, because the front page needs the other words of this folder.

import type { WebhookKind, WebhookTested } from '@quayside/protocol';
import { defineWords } from '../words/define.ts';

/** Names of products. */
const CHATS: Record<Exclude<WebhookKind, 'other'>, string> = { discord: 'Discord', slack: 'Slack', ntfy: 'ntfy' };

export const words = defineWords('notify/webhook', {
  title: 'Tell a chat: Discord, Slack, ntfy',
  label: 'Webhook address',
  about: 'A chat of your group gets a line when it is the turn of somebody who is not here, and when the game is over.',
  has: 'A chat is told of this table. Its address is shown to nobody, not even to you; a new one takes its place.',
  empty: 'Enter the address first.',
  saveNew: 'Save the new address',
  save: 'Save',
  tellNobody: 'Tell nobody',
  test: 'Send a test message',
  /** One line for each chat: where its address is found. */
  howTo: [
    ['Discord', 'Server settings, Integrations, Webhooks, New Webhook, Copy Webhook URL.'],
    ['Slack', 'Add the app “Incoming Webhooks” to a channel and copy its Webhook URL.'],
    ['ntfy', 'Subscribe to a topic in the app; the address is https://ntfy.sh/ and the topic’s name.'],
    [
      'Others',
      'Mattermost, Rocket.Chat and the like: an incoming webhook. Your own ntfy: its address with #ntfy behind.',
    ],
  ],
  tested: ({ kind, status }: WebhookTested) =>
    `Sent. ${kind === 'other' ? 'The chat' : CHATS[kind]} answered ${status}: the message should be there now.`,
});
