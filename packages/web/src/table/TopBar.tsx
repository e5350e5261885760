import type { ComponentChildren } from 'preact';
import { sound } from '../browser/settings.ts';
import { IconButton } from '../ui/Button.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { Logo } from '../ui/Logo.tsx';
import { Meter } from '../ui/Meter.tsx';
import { ConnectionStatus } from './ConnectionStatus.tsx';
import { PANELS, type TablePanelName } from './TablePanel.tsx';
import { words } from './words.ts';

const toggleSound = () => {
  sound.value = sound.value === 'on' ? 'off' : 'on';
};

type Props = {
  title: string;
  watching: boolean;
  progress: number;
  /** Lines of talk not yet read. */
  unread: number;
  panel: TablePanelName | null;
  onPanel(name: TablePanelName): void;
  /** The plates: in the bar where it is wide enough, else in a row of their own below it. */
  children: ComponentChildren;
};

export const TopBar = ({ title, watching, progress, unread, panel, onPanel, children }: Props) => (
  <header class="top-bar">
    <Link to="/" class="home-link">
      <Logo />
      <span class="sr-only">{words.home}</span>
    </Link>
    <div class="top-title">
      <Heading>{title}</Heading>
      <Meter label={words.progress} value={progress} />
      <ConnectionStatus />
    </div>
    {watching && (
      <p class="watching">
        <Icon name="eye" /> <span class="watching-word">{words.watching}</span>
      </p>
    )}
    <nav class="top-actions" aria-label={words.panels}>
      <IconButton
        class="sound-button"
        icon={sound.value === 'on' ? 'soundOn' : 'soundOff'}
        label={sound.value === 'on' ? words.soundOff : words.soundOn}
        onClick={toggleSound}
      />
      {PANELS.map(({ name, icon, title }) => (
        <IconButton
          key={name}
          icon={icon}
          label={title}
          mark={
            name === 'talk' && unread > 0 ? { text: String(Math.min(unread, 99)), says: words.unread(unread) } : null
          }
          aria-expanded={panel === name}
          aria-controls={panel === name ? `panel-${name}` : undefined}
          onClick={() => onPanel(name)}
        />
      ))}
    </nav>
    {children}
  </header>
);
