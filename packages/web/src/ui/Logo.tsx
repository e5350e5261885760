/** A brass star on the sea. */
export const Logo = () => (
  <svg class="logo" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
    <circle cx="16" cy="16" r="15" fill="var(--sea-deep)" stroke="var(--brass)" stroke-width="1.4" />
    <path d="M16 3l3 10 10 3-10 3-3 10-3-10-10-3 10-3z" fill="var(--brass-light)" />
    <path d="M16 3l3 10-3 3zM29 16l-10 3-3-3zM16 29l-3-10 3-3zM3 16l10-3 3 3z" fill="var(--brass-dark)" />
  </svg>
);
