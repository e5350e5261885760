import { words } from './words.ts';
import './PageHeader.css';
import type { ComponentChildren, ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { IconButton } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Link } from '../ui/Link.tsx';
import { Logo } from '../ui/Logo.tsx';
import { PRODUCT } from '../ui/pageTitle.ts';
import { NameField } from './NameField.tsx';

/** The header of every page but a running game. */
export function PageHeader({ children }: { children?: ComponentChildren }) {
  // Loaded when they are opened: the front page comes without them.
  const [Fields, setFields] = useState<ComponentType | null>(null);
  const open = async () => {
    const { SettingsFields } = await import('./SettingsFields.tsx');
    setFields(() => SettingsFields);
  };
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
      <IconButton icon="settings" label={words.settings} onClick={open} />
      {Fields && (
        <Dialog title={words.settings} onClose={() => setFields(null)}>
          <Fields />
        </Dialog>
      )}
    </header>
  );
}
