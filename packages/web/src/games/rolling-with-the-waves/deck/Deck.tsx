// The band that stays in its place in every phase: the bag, and beside it the pool, one's orders, the gun deck or the
// volley.

import { SeatName } from '../../../ui/Emblem.tsx';
import type { Props } from '../props.ts';
import { words } from '../words.ts';
import { Bag } from './Bag.tsx';
import { GunDeck } from './GunDeck.tsx';
import { Orders } from './Orders.tsx';
import { Pool } from './Pool.tsx';
import { Volley } from './Volley.tsx';
import './deck.css';

/** `isAimedElsewhere`: the rivals' chests are pressed on their maps, or on the gun deck over one's own. */
export function Deck(props: Props & { isAimedElsewhere: boolean }) {
  const { scene, faces, now } = props;
  return (
    <div class="rw-deck">
      <Bag scene={scene} faces={faces} pours={now?.type === 'rolled'} />
      <div class="rw-deck-main">
        <Content {...props} />
      </div>
    </div>
  );
}

function Content(props: Props & { isAimedElsewhere: boolean }) {
  const { scene, menu, me, faces, isAimedElsewhere } = props;
  if (scene.volley) return <Volley volley={scene.volley} faces={faces} />;
  if (menu?.ask.startsWith('fire')) return isAimedElsewhere ? <Aiming {...props} /> : <GunDeck {...props} />;
  if (scene.pool.length > 0) return <Pool {...props} />;
  if (scene.firing.length > 0) return <FiringOrder {...props} />;
  return me === null ? null : <Orders {...props} me={me} />;
}

/** What to press while a cannon is aimed, in the order of pressing. */
const Aiming = (props: Props) => (
  <div class="rw-aiming">
    <ol>
      {words.aimingSteps.map(step => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    {props.scene.firing.length > 1 && <FiringOrder {...props} />}
  </div>
);

const FiringOrder = ({ scene, faces }: Props) => (
  <p class="rw-firing-order">
    {words.firingOrder}
    {scene.firing.map(seat => (
      <SeatName key={seat} face={faces[seat]!} />
    ))}
  </p>
);
