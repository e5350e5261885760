// Everything the web says about telling people whose turn it is.

import type { WebhookKind, WebhookTested } from '@quayside/protocol';
import { defineWords } from '../words/define.ts';

/** Names of products. */
const CHATS: Record<Exclude<WebhookKind, 'other'>, string> = { discord: 'Discord', slack: 'Slack', ntfy: 'ntfy' };

export const words = defineWords('notify', {
  webhook: {
    title: 'Tell a chat: Discord, Slack, ntfy',
    label: 'Webhook address',
    about:
      'A chat of your group gets a line when it is the turn of somebody who is not here, and when the game is over.',
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
  },

  turns: {
    title: 'Your next turn',
    ask: 'You need not keep this page open.',
    yes: 'Tell me when it is my turn',
    later: 'Not now',
    off: 'Your browser calls you when it is your turn, and no page of Quayside needs to be open.',
  },

  /** To whoever has not done so on a device that wants it; afterwards the settings offer notifications as elsewhere. */
  install: 'Put Quayside on your home screen first: press Share, then “Add to Home Screen”, and open it from there.',

  /** What came of asking to be told. */
  outcomes: {
    push: 'This device tells you when it is your turn, though no page is open.',
    page: 'This browser can tell you only while Quayside is open in one of its windows.',
    denied: 'Your browser does not let us. Allow notifications for this page in its settings first.',
  },

  // In the tab, and as a notification of the browser.
  tabOver: (table: string) => `Over: ${table}`,
  tabTurn: (table: string) => `● Your turn: ${table}`,
  isOver: (game: string) => `${game}: the game is over.`,
  isYourTurn: (game: string) => `${game}: it is your turn.`,
});
