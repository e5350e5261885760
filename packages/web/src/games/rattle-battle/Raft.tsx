// Bombs: what lies on the raft, captain by captain, and how many dice each has left to toss.

import { faceOf, faceValue, onTile, ownerOf, RAFT_OUTLINE } from '@quayside/rules/rattle-battle';
import { Emblem } from '../../ui/Emblem.tsx';
import { DieFace } from './dieFaces.tsx';
import type { Props } from './props.ts';
import { words } from './words.ts';

export function Raft({ scene, faces }: Props) {
  const { open } = scene;
  if (!open.crazy) return null;
  const onRaft = (seat: number) =>
    open.sea
      .filter(ship => ownerOf(ship.die) === seat && onTile(ship, RAFT_OUTLINE))
      .reduce((sum, ship) => sum + faceValue(open.galleons[seat]!, faceOf(ship)), 0);
  return (
    <ul class="rb-preview rb-raft" aria-label={words.sea.raft}>
      {open.crazy.hands.map(({ dice }, seat) => (
        <li key={seat}>
          <Emblem face={faces[seat]!} />
          <b>{onRaft(seat)}</b>
          <span class="sr-only">{words.sea.onRaft(faces[seat]!.name, dice.length)}</span>
          {dice.map(({ die }) => (
            <DieFace key={die} die={die} side={null} faces={faces} plain />
          ))}
        </li>
      ))}
    </ul>
  );
}
