// Honest dice: before the start every seated browser sends 32 random bytes for each person who plays on it, by itself.
// A game against bots that was begun by one press starts after its host's browser has sent them.

import { useSignalEffect } from '@preact/signals';
import type { TableInfo } from '@quayside/protocol';
import { useEffect } from 'preact/hooks';
import { refusal, startOnArrival, you } from '../net/state.ts';
import type { TableSocket } from '../net/tableSocket.ts';

const randomHex = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), byte => byte.toString(16).padStart(2, '0')).join('');

export function useSeedContribution(socket: TableSocket, table: TableInfo | null): void {
  const seat = you.value?.seat ?? null;
  const gathers = table?.status === 'gathering' && seat !== null;
  const here = you.value?.here ?? [];
  const isAwaited = gathers && table.commitment !== null && here.some(seat => !table.contributed[seat]);
  const begins = gathers && startOnArrival.value === table.id;
  useEffect(() => {
    if (isAwaited)
      socket.send({ t: 'contribute-seed', contributions: Object.fromEntries(here.map(seat => [seat, randomHex()])) });
  }, [socket, seat, isAwaited]);
  // After the contribution: the server handles intents in the order they were sent.
  useEffect(() => {
    if (begins) socket.send({ t: 'start' });
  }, [socket, begins]);
  useEffect(() => {
    if (table && !gathers && startOnArrival.value === table.id) startOnArrival.value = null;
  }, [table, gathers]);
  useSignalEffect(() => {
    if (refusal.value) startOnArrival.value = null;
  });
}
