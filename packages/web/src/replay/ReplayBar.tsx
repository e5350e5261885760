import { Link } from '../app/Link.tsx';
import { IconButton } from '../ui/Button.tsx';
import { Heading } from '../ui/Heading.tsx';
import { HouseMark } from '../ui/HouseMark.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Meter } from '../ui/Meter.tsx';
import { PANELS, type PanelName } from './Cinema.tsx';
import type { Film } from './load.ts';

type Props = { film: Film; progress: number; panel: PanelName | null; onPanel(name: PanelName): void };

export const ReplayBar = ({ film, progress, panel, onPanel }: Props) => (
  <header class="top-bar">
    <Link to={film.table === null ? '/' : `/t/${film.table}`} class="house-link">
      {film.table === null ? <HouseMark /> : <Icon name="back" />}
      <span class="sr-only">{film.table === null ? 'Quayside: back to the quay' : 'Back to the table'}</span>
    </Link>
    <div class="top-title">
      <Heading>{film.record ? `Replay: ${film.game.title}` : `Looking back: ${film.game.title}`}</Heading>
      <Meter label="How far the game is" value={progress} />
    </div>
    <nav class="top-actions" aria-label="Panels">
      {PANELS.filter(({ name }) => film.record !== null || name !== 'chances').map(({ name, icon, title }) => (
        <IconButton
          key={name}
          icon={icon}
          label={title}
          aria-expanded={panel === name}
          aria-controls={panel === name ? `panel-${name}` : undefined}
          onClick={() => onPanel(name)}
        />
      ))}
    </nav>
  </header>
);
