import './HouseHeader.css';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { IconButton } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { HouseMark } from '../ui/HouseMark.tsx';
import { Link } from './Link.tsx';
import { NameField } from './NameField.tsx';
import { SettingsFields } from './SettingsFields.tsx';

/** The strip over every page of the house but a running game. */
export function HouseHeader({ children }: { children?: ComponentChildren }) {
  const [settings, setSettings] = useState(false);
  return (
    <header class="house-header">
      <Link to="/" class="house-home">
        <HouseMark />
        <span>Quayside</span>
      </Link>
      {children}
      <Link to="/mine" class="button button-quiet house-mine">
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
