// Of an address that leads to no page.

import { defineWords } from '../words/define.ts';

export const words = defineWords('pages/not-found', {
  offTheChart: 'Off the chart',
  dragons: 'Here be dragons',
  dragonsWhy: 'This address is off the chart. The quay is always there.',
  backToQuay: 'Back to the quay',
});
