import './Banner.css';
import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from './Icon.tsx';

type Props = { icon: IconName; label: string; children: ComponentChildren };

/** A strip over the board: something the whole table must know or answer. */
export const Banner = ({ icon, label, children }: Props) => (
  <section class="banner" aria-label={label} role="status">
    <Icon name={icon} />
    {children}
  </section>
);
