import { defineWords } from '../words/define.ts';

export const words = defineWords('app', {
  skip: 'Skip to the main part',
  notDrawn: 'This page could not be drawn.',
  settingTable: 'Setting a table…',
  rowing: 'Rowing to the table…',
  lookingBack: 'Looking back…',
  lookingForTables: 'Looking for your tables…',
  lookingForYou: 'Looking who you are…',
  settingLesson: 'Setting up the lesson…',
  lookingAtLink: 'Looking at the link…',
  noAnswer: 'No answer from the harbour',
  tryAgain: 'Try again',

  mustReload: 'Reload this page',
  didNotHelp: 'That did not help a moment ago: the server still hands out another page. Tell whoever runs it.',
  reload: 'Reload',
});
