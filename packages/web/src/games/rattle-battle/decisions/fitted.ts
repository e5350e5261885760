// A Galleon as it would be with a Part or an Upgrade more: wares are shown as one's own ship with them.

import { type Galleon, type GalleonPart, HOLDS_OF_A_HAMSTER, type UpgradeId } from '@quayside/rules/rattle-battle';

export function withPart(galleon: Galleon, part: GalleonPart): Galleon {
  if (part !== 'hold') {
    const gear = part === 'sail' ? 'sails' : 'cannons';
    return { ...galleon, [gear]: { ...galleon[gear], ready: galleon[gear].ready + 1 } };
  }
  const holds = galleon.holds + 1;
  if (holds < HOLDS_OF_A_HAMSTER) return { ...galleon, holds };
  return { ...galleon, holds: holds - HOLDS_OF_A_HAMSTER, hamsters: galleon.hamsters + 1 };
}

export const withUpgrade = (galleon: Galleon, id: UpgradeId): Galleon => ({
  ...galleon,
  upgrades: [...galleon.upgrades, { id, ready: true, used: false }],
});
