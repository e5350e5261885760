// English counts, for the words of games. Other languages have their own forms: a translator writes whole sentences.

/** "1 ship", "3 ships". */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
