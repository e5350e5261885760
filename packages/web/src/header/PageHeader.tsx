import { words } from './words.ts';
import './PageHeader.css';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { IconButton } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Link } from '../ui/Link.tsx';
import { Logo } from '../ui/Logo.tsx';
import { PRODUCT } from '../ui/pageTitle.ts';
import { NameField } from './NameField.tsx';
import { SettingsFields } from './SettingsFields.tsx';

/** The header of every page but a running game. */
export function PageHeader({ children }: { children?: ComponentChildren }) {
  const [settings, setSettings] = useState(false);
  return (
    <header class="page-header">
      <Link to="/" class="page-home">
        <Logo />
        <span>{PRODUCT}</span>
      </Link>
      {children}
      <Link to="/mine" class="button button-quiet page-mine">
        {words.myTables}
      </Link>
      <NameField />
      <IconButton icon="settings" label={words.settings} onClick={() => setSettings(true)} />
      {settings && (
        <Dialog title={words.settings} onClose={() => setSettings(false)}>
          <SettingsFields />
        </Dialog>
      )}
    </header>
  );
}
