// On a screen that lies on its side: the home base, or the card a decision is about, in the column beside the sea, so
// that neither lies on the tiles; and the captains, where the sea as high as the screen leaves no room for them beside
// it.

import { useSignal } from '@preact/signals';
import { Captains, type Traced } from './Captains.tsx';
import { inSight } from './fightInSight.ts';
import type { Props } from './props.ts';
import { DockPanel, isDocking, SeaCard } from './SeaCard.tsx';
import { useTableau } from './useTableau.ts';

export function Beside(props: Props) {
  const tableau = useTableau(props);
  const traced: Traced = useSignal(null);
  const isAsked = props.menu !== null && !inSight(tableau.fight, props.now);
  return (
    <div class="wf-beside wf-palette">
      <Captains {...props} traced={traced} />
      {isAsked && (isDocking(props) ? <DockPanel {...props} /> : <SeaCard {...props} tableau={tableau} />)}
    </div>
  );
}
