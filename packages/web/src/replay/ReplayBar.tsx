import type { ComponentChildren } from 'preact';
import { IconButton } from '../ui/Button.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { Logo } from '../ui/Logo.tsx';
import { Meter } from '../ui/Meter.tsx';
import type { Replay } from './load.ts';
import { PANELS, type ReplayPanelName } from './panels.ts';
import { words } from './words.ts';

type Props = {
  replay: Replay;
  progress: number;
  panel: ReplayPanelName | null;
  onPanel(name: ReplayPanelName): void;
  children: ComponentChildren;
};

export const ReplayBar = ({ replay, progress, panel, onPanel, children }: Props) => (
  <header class="top-bar">
    <Link to={replay.table === null ? '/' : `/t/${replay.table}`} class="home-link">
      {replay.table === null ? <Logo /> : <Icon name="back" />}
      <span class="sr-only">{replay.table === null ? words.quay : words.backToTable}</span>
    </Link>
    <div class="top-title">
      <Heading>{replay.record ? words.title(replay.game.title) : words.titleRunning(replay.game.title)}</Heading>
      <Meter label={words.progress} value={progress} />
    </div>
    <nav class="top-actions" aria-label={words.panels}>
      {PANELS.filter(({ name }) => replay.record !== null || name !== 'chances').map(({ name, icon, title }) => (
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
    {children}
  </header>
);
