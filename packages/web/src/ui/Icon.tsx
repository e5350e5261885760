// Line drawings for buttons, on a grid of 24; decoration only, the button carries the name.

const ICONS = {
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  log: 'M5 4h14v16H5zM8 8h8M8 12h8M8 16h5',
  rules: 'M12 6c-2-1.6-5-2-8-1.5v13c3-.5 6-.1 8 1.5 2-1.6 5-2 8-1.5v-13C17 4 14 4.4 12 6zM12 6v13',
  settings: 'M4 7h8M16 7h4M4 17h4M12 17h8M14 4.5v5M10 14.5v5',
  leave: 'M14 4H5v16h9M10 12h10M16.5 8.5L20 12l-3.5 3.5',
  undo: 'M9 5L4.5 9.5 9 14M5 9.5h9a5 5 0 0 1 0 10h-4',
  rewind: 'M4.5 12a7.800 7.800 0 1 0 2.400-5.600M4.200 3.800v4.400h4.400M12 8v4.400l3 1.800',
  skip: 'M5 5l7 7-7 7zM13 5l7 7-7 7z',
  copy: 'M9 8h11v12H9zM15 8V4H4v12h5',
  soundOn: 'M4 9.5v5h4l5 4v-13l-5 4zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11',
  soundOff: 'M4 9.5v5h4l5 4v-13l-5 4zM17 9.5l5 5M22 9.5l-5 5',
  edit: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  eye: 'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
  wheel: 'M12 6.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM12 2.5v19M2.5 12h19M5.3 5.3l13.4 13.4M18.7 5.3L5.3 18.7',
  offline:
    'M3 9a13 13 0 0 1 6-3.2M21 9a13 13 0 0 0-8-3.5M6.5 13a8 8 0 0 1 3-1.9M17.5 13a8 8 0 0 0-2-1.5M12 18v.1M4 3l16 18',
  trophy:
    'M7 4h10v5a5 5 0 0 1-10 0zM7 5.5H3.5c0 3 1.2 4.5 3.8 4.8M17 5.5h3.5c0 3-1.2 4.5-3.8 4.8M12 14v4M8 20.5h8M9.5 18h5v2.5',
  bot: 'M5 9h14v9H5zM12 9V5M12 4.9v-.1M9 13v1M15 13v1M2.5 12v3M21.5 12v3',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.500l1.500 2h-15zM10 20.500h4M12 5V3',
  clock: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7v5l3.5 2',
  sand: 'M6 3h12M6 21h12M7.5 3c0 5 3 6.5 4.5 9-1.5 2.5-4.5 4-4.5 9M16.5 3c0 5-3 6.5-4.5 9 1.5 2.5 4.5 4 4.5 9M10 19h4',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4.5l12 7.5-12 7.5z',
  stepBack: 'M18 5l-9 7 9 7zM6 5v14',
  stepOn: 'M6 5l9 7-9 7zM18 5v14',
  talk: 'M4 5h16v11h-8l-5 4v-4H4zM8 9h8M8 12.5h5',
  mute: 'M4 5h16v11h-8l-5 4v-4H4zM9 8l6 5M15 8l-6 5',
  more: 'M6 12v.1M12 12v.1M18 12v.1',
  download: 'M12 4v11M7.5 10.5L12 15l4.5-4.5M5 20h14',
  hint: 'M9.5 17.5h5M10 20.5h4M12 3a6 6 0 0 1 3.5 10.900c-.7.6-1 1.600-1 2.600h-5c0-1-.3-2-1-2.600A6 6 0 0 1 12 3z',
  dice: 'M4 8l8-4.5L20 8v8l-8 4.5L4 16zM4 8l8 4.5M12 12.5L20 8M12 12.5v8M12 8v.1M8 13.5v.1M16 13.5v.1',
  branch: 'M6 4v16M6 14c0-4 12-3 12-9M15 8l3-3.5L21 8',
  chart: 'M4 4v16h16M7 15l4-5 3 3 5-7',
  hand: 'M5 13V7.5a1.5 1.5 0 0 1 3 0V11V5a1.5 1.5 0 0 1 3 0v6V4.5a1.5 1.5 0 0 1 3 0V11V6a1.5 1.5 0 0 1 3 0v8c0 4-2.5 6.5-6 6.5S7 19 5 16z',
  back: 'M10 5l-7 7 7 7M3.5 12H20',
  devices: 'M3 5h13v4M3 5v9h9M8 14v4M5 18h7M14 11h7v9h-7zM17.500 17.500v.1',
  key: 'M8.500 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12.500 12H21v3.500M17 12v3',
  chair: 'M7 3v10M17 3v10M7 7h10M5 13h14M7 13v8M17 13v8',
} as const;

export type IconName = keyof typeof ICONS;
export const ICON_NAMES = Object.keys(ICONS) as IconName[];

export const Icon = ({ name }: { name: IconName }) => (
  <svg class="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path
      d={ICONS[name]}
      fill="none"
      stroke="currentColor"
      stroke-width="1.8"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>
);
