// Ctrl-C ends a command by `exit`, so that what runs beside it (programs of bots) is ended with it.

/** Without this a signal ends the process at once, and `exit` is never told. */
export function exitOnSignals(): void {
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
}
