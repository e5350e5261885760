// Written by `npm run release-rules`: the rules of every version that was released.

export const RELEASED: Record<string, Record<number, () => Promise<{ game: unknown }>>> = {
  'rattle-battle': {
    3: () => import('../released/rattle-battle-3.js'),
    4: () => import('../released/rattle-battle-4.js'),
    5: () => import('../released/rattle-battle-5.js'),
  },
  'rolling-seas': {
    2: () => import('../released/rolling-seas-2.js'),
    3: () => import('../released/rolling-seas-3.js'),
  },
  'rolling-with-the-waves': {
    1: () => import('../released/rolling-with-the-waves-1.js'),
    2: () => import('../released/rolling-with-the-waves-2.js'),
  },
  waves: {
    1: () => import('../released/waves-1.js'),
    2: () => import('../released/waves-2.js'),
  },
  'waves-of-fortune': {
    2: () => import('../released/waves-of-fortune-2.js'),
    3: () => import('../released/waves-of-fortune-3.js'),
  },
};
