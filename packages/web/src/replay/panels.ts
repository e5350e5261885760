import { words } from './words.ts';

/** The panels of a replay, in the order of their buttons. */
export const PANELS = [
  { name: 'log', icon: 'log', title: words.panel.log },
  { name: 'chances', icon: 'chart', title: words.panel.chances },
  { name: 'about', icon: 'settings', title: words.panel.about },
] as const;
export type ReplayPanelName = (typeof PANELS)[number]['name'];
