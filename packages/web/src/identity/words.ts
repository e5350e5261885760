import type { ComponentChild as Drawn } from 'preact';
import { defineWords } from '../words/define.ts';
import { either, plural } from '../words/grammar.ts';

const games = (n: number): string => plural(n, { one: 'one unfinished game', other: `${n} unfinished games` });

export const words = defineWords('identity', {
  // Ways back.
  yourRecoveryCode: 'your recovery code',
  yourPasskey: 'your passkey',
  anotherBrowser: 'another browser',

  // Come back.
  firstMakeCode: (name: Drawn): Drawn[] => ['First make a recovery code for ', name, ':'],
  gamesToLose: (tables: number) => `you have ${games(tables)} here, and no other way back to them.`,
  codeLabel: 'Your recovery code',
  codeHelp: 'Sixteen letters and digits; capitals, spaces and dashes do not matter.',
  codeEmpty: 'Type your recovery code first.',
  byCode: 'Come back by code',
  byPasskey: 'Come back by passkey',

  // What a device is called.
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  aBrowserOn: (system: string) => `A browser on ${system}`,

  // Devices.
  thisDevice: 'This device',
  aBrowser: 'A browser',
  hereSince: (device: string, since: string) => `${device}; since ${since}`,
  since: (since: string, seen: string) => `since ${since}; last seen ${seen}`,
  signOutThis: 'Sign out this device',
  signOutDevice: (device: string) => `Sign out ${device}`,
  signOutBrowser: 'Sign out a browser',
  signOut: 'Sign out',
  signOutHere: 'Sign out here?',
  forgets: (name: Drawn): Drawn[] => ['This browser forgets that you are ', name, '.'],
  comeBackWith: (ways: readonly string[]) => `You come back with ${either(ways)}.`,
  makeCodeFirst: (tables: number) => `You have ${games(tables)} and no other way back: make a recovery code first.`,
  noWayBack: 'There is no other way back to this name.',
  stay: 'Stay',

  // The offer to keep a seat.
  keepTitle: 'Keep your seat',
  keepWhy: 'Only this browser knows that this seat is yours. A recovery code brings you back if it forgets.',
  keep: 'Keep my seat safe',
  notNow: 'Not now',
  keepHow: 'No account, no password: a code that you keep brings you back on any device.',
  otherWays: 'Other ways: a second device, a passkey',

  // Becoming somebody else here.
  leavingWithWays: (name: Drawn, tables: number, ways: readonly string[]): Drawn[] => [
    'Here you are ',
    name,
    `, with ${games(tables)}. They stay `,
    name,
    `’s; you come back to them with ${either(ways)}.`,
  ],
  leavingForGood: (name: Drawn, tables: number): Drawn[] => [
    'Here you are ',
    name,
    `, with ${games(tables)}. They stay `,
    name,
    '’s, and this browser is the only way to them. Make a recovery code first, or you cannot play them on.',
  ],

  // A link for another device.
  anotherLink: 'Make another link',
  linkOver: 'That link is over. Nobody can use it any more.',
  linkHow: (left: Drawn): Drawn[] => [
    'Point the camera of the other device at this, or send yourself the link. It works once, for ',
    left,
    '. Whoever opens it can play as you: show it to nobody else.',
  ],
  qrCode: 'QR code of your link',
  linkCopied: 'The link is copied.',
  copyLink: 'Copy link',

  // Passkeys.
  madeWith: (device: string) => `Made with ${device}`,
  lastUsed: (used: string) => `; last used ${used}`,
  worksOnlyAt: (host: string) => `; works only at ${host}`,
  removePasskey: (n: number) => `Remove passkey ${n}`,
  remove: 'Remove',
  addPasskey: 'Add a passkey',
  noPasskeys:
    'Browsers allow passkeys only over https and at an address with a name, so not here. A recovery code works everywhere.',

  // Bots.
  botName: 'Name of the bot',
  botNameHelp: 'As it is shown at tables.',
  botNameEmpty: 'Give it a name first.',
  makeToken: 'Make a token',
  tokenShownOnce: (name: Drawn): Drawn[] => [
    'The token of ',
    name,
    '. It is shown only now; whoever has it can play as this bot. Give it to “quayside bot --token”, or send it with your own client.',
  ],
  tokenCopied: 'The token is copied.',
  copyToken: 'Copy the token',
  revoke: 'Revoke',
  revokeBot: (name: string) => `Revoke the token of ${name}`,

  // The recovery code.
  replaceCode: 'Replace it with a new code',
  makeCode: 'Make a recovery code',
  codeShownOnce:
    'Write it down, or keep it where you keep your passwords: it is shown only now. Typed in on any device, on the page “You”, it brings you and your seats back. Whoever has it can play as you.',
  codeCopied: 'The code is copied.',
  copyCode: 'Copy the code',
});
