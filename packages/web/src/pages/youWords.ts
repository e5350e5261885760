import { defineWords } from '../words/define.ts';

export const words = defineWords('pages/you', {
  title: 'You',
  about: 'No account, no e-mail, no password. What makes a seat yours is a key in this browser, and what you add here.',
  tryAgain: 'Try again',
  looking: 'Looking…',
  name: 'Name',
  saved: 'Saved.',
  anotherDevice: 'Play on another device',
  anotherDeviceHow: 'A link makes your phone or tablet yours too: same name, same seats, on both at once.',
  makeLink: 'Make a link and QR code',
  devices: 'Your devices',
  code: 'Recovery code',
  noCode: 'You have none. With a code that you keep, cleared browser data or a lost phone cost you no game.',
  hasCode: (made: string) => `You have one, made ${made}. A new one takes its place; the old one stops working.`,
  passkeys: 'Passkeys',
  passkeysHow: 'A passkey is kept by your device or password manager, and opened with a finger, a face or a PIN.',
  bots: 'Bots of your own',
  botsHow:
    'A program of yours can sit down at a table: it plays by a token, is marked as a bot, and has the same clock.',
  beenHere: 'Been here before?',
  beenHereHow: 'With a recovery code or a passkey this device becomes who you were, with all seats.',
});
