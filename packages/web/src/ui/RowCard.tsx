import './RowCard.css';
import type { ComponentChildren } from 'preact';
import { Link } from './Link.tsx';

type Props = { to: string; marked: boolean; children: ComponentChildren };

/** A row of a list that leads somewhere: its title at the left, a note at the right; marked by a bar of brass. */
export const RowCard = ({ to, marked, children }: Props) => (
  <Link to={to} class={`row-card ${marked ? 'row-card-marked' : ''}`}>
    {children}
  </Link>
);
