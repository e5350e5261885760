export { CONFIG_FLAGS, CONFIG_HELP, type Config, readConfig, SettingError } from './config.ts';
export { type Running, startServer, untilStopped } from './main.ts';
