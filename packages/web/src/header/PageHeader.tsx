import './PageHeader.css';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { IconButton } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Link } from '../ui/Link.tsx';
import { Logo } from '../ui/Logo.tsx';
import { NameField } from './NameField.tsx';
import { SettingsFields } from './SettingsFields.tsx';

/** The strip over every page of the house but a running game. */
export function PageHeader({ children }: { children?: ComponentChildren }) {
  const [settings, setSettings] = useState(false);
  return (
    <header class="page-header">
      <Link to="/" class="page-home">
        <Logo />
        <span>Quayside</span>
      </Link>
      {children}
      <Link to="/mine" class="button button-quiet page-mine">
        My tables
      </Link>
      <NameField />
      <IconButton icon="settings" label="Settings" onClick={() => setSettings(true)} />
      {settings && (
        <Dialog title="Settings" onClose={() => setSettings(false)}>
          <SettingsFields />
        </Dialog>
      )}
    </header>
  );
}
