export * from './back.ts';
export * from './hints.ts';
export * from './honest.ts';
export * from './limits.ts';
export * from './replay.ts';
export * from './shared.ts';
export * from './toClient.ts';
export * from './toServer.ts';
