import { defineWords } from '../words/define.ts';

export const words = defineWords('net', {
  unreachable: 'The harbour does not answer. Is the server running, and are you online?',
  cannotRead: 'This page cannot read what the server sends. Reload it to go on; nothing is lost.',
  noPasskeyChosen: 'No passkey was chosen. You can try again.',
  passkeyThere: 'There is a passkey of yours on this device already.',
  passkeysNotKept: 'That device cannot keep passkeys; try another one.',
});
