/** The panels of a replay, in the order of their buttons. */
export const PANELS = [
  { name: 'log', icon: 'log', title: 'Log' },
  { name: 'chances', icon: 'chart', title: 'Chances' },
  { name: 'about', icon: 'settings', title: 'About this game' },
] as const;
export type PanelName = (typeof PANELS)[number]['name'];
