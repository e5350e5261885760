export { CONFIG_FLAGS, CONFIG_HELP, type Config, readConfig, SettingError } from './config.ts';
export { type Running, startServer, untilStopped } from './main.ts';
export { restoreBackup, writeBackup } from './store/backup.ts';
export { FolderInUse } from './store/lock.ts';
export { DatabaseError } from './store/openDatabase.ts';
