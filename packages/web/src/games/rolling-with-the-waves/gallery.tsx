// The pieces of Rolling with the Waves for the gallery.

import { COLOURS, FACES, FREEBOOTER, ICONS } from '@quayside/rules/rolling-with-the-waves';
import type { VNode } from 'preact';
import type { Sample } from '../../ui/sample.ts';
import { Barrel, ChestBody, Coast, Hammocks, Island, Planks } from './art/drawings.tsx';
import { MARK_NAMES, Mark } from './art/Marks.tsx';
import { Parchment } from './art/Parchment.tsx';
import { Cover } from './Cover.tsx';
import { CrewDie } from './CrewDie.tsx';
import { pieces } from './pieces.tsx';
import './palette.css';

const on = (drawing: VNode, width?: string, height?: string): VNode => (
  <div
    class="rw-palette"
    style={{ position: 'relative', isolation: 'isolate', ...(width && { width }), ...(height && { height }) }}
  >
    {drawing}
  </div>
);

export const samples: readonly Sample[] = [
  { name: 'Cover', states: { usual: on(<Cover />, '20rem') } },
  {
    name: 'CrewDie',
    states: Object.fromEntries(
      COLOURS.flatMap(colour =>
        FACES.filter(face => colour === 0 || colour === FREEBOOTER || face === 5).map(face => [
          `${colour === FREEBOOTER ? 'freebooter' : `seat ${colour}`}, ${face}`,
          on(<CrewDie die={{ colour, face }} />),
        ]),
      ),
    ),
  },
  { name: 'Mark', states: Object.fromEntries(MARK_NAMES.map(name => [name, on(<Mark name={name} />, '2.5rem')])) },
  {
    name: 'drawings',
    states: {
      Planks: on(<Planks />, '14rem', '3rem'),
      Coast: on(<Coast />, '14rem', '3rem'),
      Hammocks: on(<Hammocks />, '14rem', '3rem'),
      Barrel: on(<Barrel />, '9rem', '3rem'),
      ChestBody: on(<ChestBody />, '5rem', '6rem'),
      Island: on(<Island crossed={false} />, '6rem'),
      'Island, crossed': on(<Island crossed />, '6rem'),
    },
  },
  { name: 'Parchment', states: { usual: on(<Parchment />, '20rem', '14rem') } },
  {
    name: 'pieces in sentences',
    states: {
      ...Object.fromEntries(ICONS.map(icon => [icon, pieces['icon']!(icon, icon)])),
      value: pieces['value']!('', '4'),
      infamy: pieces['infamy']!('', '2 Infamy'),
      die: pieces['die']!('1-4', 'Ben’s 4'),
      freebooter: pieces['die']!(`${FREEBOOTER}-2`, 'freebooter 2'),
    },
  },
];
