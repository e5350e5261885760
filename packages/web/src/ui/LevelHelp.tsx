import './LevelHelp.css';
import { LEVELS, type Level } from '@quayside/protocol/levels';
import { levels } from './levelWords.ts';

/** What to expect of the bots that are chosen; unfolded, of every level. */
export const LevelHelp = ({ chosen }: { chosen: readonly Level[] }) => (
  <div class="level-help">
    {LEVELS.filter(level => chosen.includes(level)).map(level => (
      <p key={level}>{levels.about[level]}</p>
    ))}
    <details>
      <summary>{levels.howWell}</summary>
      <ul>
        {LEVELS.map(level => (
          <li key={level}>{levels.about[level]}</li>
        ))}
      </ul>
    </details>
  </div>
);
