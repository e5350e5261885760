// Honest dice: every seated browser adds 32 bytes of its own before the start, for each person who plays on it and
// without being asked; and a game against bots that was begun by one press starts when its host has done so.

import { useSignalEffect } from '@preact/signals';
import type { TableInfo } from '@quayside/protocol';
import { useEffect } from 'preact/hooks';
import type { Line } from '../net/socket.ts';
import { arrival, refusal, you } from '../net/state.ts';

const randomHex = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), byte => byte.toString(16).padStart(2, '0')).join('');

export function useStir(line: Line, table: TableInfo | null): void {
  const seat = you.value?.seat ?? null;
  const gathers = table?.status === 'gathering' && seat !== null;
  const here = you.value?.here ?? [];
  const isAwaited = gathers && table.commitment !== null && here.some(seat => !table.stirred[seat]);
  const begins = gathers && arrival.value === table.id;
  useEffect(() => {
    if (isAwaited) line.send({ t: 'stir', salts: Object.fromEntries(here.map(seat => [seat, randomHex()])) });
  }, [line, seat, isAwaited]);
  // After the stirring: intents are taken in the order they were sent.
  useEffect(() => {
    if (begins) line.send({ t: 'start' });
  }, [line, begins]);
  useEffect(() => {
    if (table && !gathers) arrival.value = null;
  }, [table, gathers]);
  useSignalEffect(() => {
    if (refusal.value) arrival.value = null;
  });
}
