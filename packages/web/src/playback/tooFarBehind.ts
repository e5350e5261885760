/** So many steps behind, nothing more is shown one by one: bots among themselves move faster than that. */
export const TOO_FAR_BEHIND = 25;
