export { CONFIG_FLAGS, CONFIG_HELP, type Config, readConfig, SettingError } from './config.ts';
export { type RunningServer, startServer, untilStopped } from './main.ts';
export { restoreBackup, writeBackup } from './store/backup.ts';
export { DatabaseError } from './store/databaseError.ts';
export { finishedGames, type RecordSource } from './store/finishedGames.ts';
export { FolderInUse } from './store/lock.ts';
export { moveDatabase } from './store/move/moveDatabase.ts';
