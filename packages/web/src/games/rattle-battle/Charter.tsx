// Before the first Adventure: the voyage ahead, Quest by Quest, and what the faces of a ship mean.

import { FACES, questsOf } from '@quayside/rules/rattle-battle';
import { tip } from '../../ui/Tooltip.tsx';
import { Mark } from './art/Marks.tsx';
import { DieFace } from './dieFaces.tsx';
import type { Props } from './props.ts';
import { words } from './words.ts';
import './charter.css';

export function Charter({ scene, faces, me }: Props) {
  const { open } = scene;
  const quests = questsOf(open.table.scenario);
  const ship = open.galleons[me ?? 0]!.ships[0]!;
  return (
    <section class="rb-charter" aria-label={words.charter.title}>
      <ol class="rb-charter-quests">
        {quests.map((piles, n) => (
          <li key={n}>
            <b>{words.charter.quest(n + 1)}</b>
            <span class="rb-charter-piles">
              {piles.map((pile, i) => {
                const kind = (pile.startsWith('I') ? 'lesson' : pile) as keyof typeof words.progress.piles;
                return (
                  <span key={i} {...tip(words.progress.piles[kind])}>
                    <Mark name={kind} />
                  </span>
                );
              })}
              <span {...tip(words.progress.portVisit)}>
                <Mark name="port" />
              </span>
            </span>
            <span class="rb-small">{words.charter.adventures(piles.length)}</span>
          </li>
        ))}
      </ol>
      <div class="rb-charter-faces">
        <b>{words.charter.faces}</b>
        <span class="rb-charter-dice" aria-hidden="true">
          {FACES.ship.map((_, side) => (
            <DieFace key={side} die={ship} side={side} faces={faces} plain />
          ))}
        </span>
        <span class="rb-small">{words.charter.facesMean}</span>
      </div>
    </section>
  );
}
