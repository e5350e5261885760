export * from './limits.ts';
export * from './shared.ts';
export * from './toClient.ts';
export * from './toServer.ts';
