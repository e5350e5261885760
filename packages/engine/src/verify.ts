// Was this game played as its record says, with dice nobody could steer? Everything is run again to find out.

import type { AnyGame } from '@quayside/rules';
import { SEA } from '@quayside/rules';
import { combinedSeed, commitmentOf, digestOf, sealOf } from './honest.ts';
import type { Match, SeaDevice } from './match.ts';
import { Past } from './past.ts';
import { type GameRecord, ReplayError } from './record.ts';
import { seaRngAt } from './seed.ts';
import type { Verdict, VerdictArgs, VerdictCode } from './verdicts.ts';

const wrong = (code: VerdictCode, ply: number | null = null, args: VerdictArgs = {}): Verdict => ({
  agrees: false,
  ply,
  code,
  args,
});

/** `device`: what answered for the sea at that table; its answers are cast again when it is given. */
export function verify(game: AnyGame, record: GameRecord, device?: SeaDevice): Verdict {
  try {
    return (
      wrongDice(game, record) ??
      wrongSetUp(game, record) ??
      wrongEntry(game, record, device) ??
      wrongSeal(record) ??
      right(record)
    );
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error;
    const { ply, fault } = error;
    return ply === null ? wrong('not-a-record', null, fault) : wrong('cannot-have-been-played', ply, { ...fault, ply });
  }
}

function wrongDice(game: AnyGame, record: GameRecord): Verdict | null {
  const { dice, seed, seats } = record;
  if (!dice) return null;
  if (commitmentOf(dice.serverSeed) !== dice.commitment) return wrong('other-server-seed');
  const combined = combinedSeed(dice.serverSeed, dice.contributions);
  if (combined === seed && dice.contributions.length === seats) return null;
  // Which of the two was changed shows in the set-up that was noted when it was made.
  const fits = (seed: string) => digestOf(new Past(game, { ...record, seed }).at(0).state, []) === record.digests?.[0];
  if (fits(seed) && !fits(combined)) return wrong('contribution-altered');
  if (fits(combined) && !fits(seed)) return wrong('seed-altered');
  return wrong('seed-does-not-follow');
}

function wrongSetUp(game: AnyGame, record: GameRecord): Verdict | null {
  const { state } = new Past(game, record).at(0);
  return differs(record, 0, digestOf(state, [])) ? wrong('other-set-up') : null;
}

function wrongEntry(game: AnyGame, record: GameRecord, device: SeaDevice | undefined): Verdict | null {
  let last: Match | null = null;
  for (const { step, match } of new Past(game, record).steps()) {
    const { ply, entry, before, after, told } = step;
    if (device && entry.seat === SEA && 'move' in entry) {
      const cast = game.parse(device(before.open, seaRngAt(record.seed, ply + 1)));
      if (JSON.stringify(cast) !== JSON.stringify(game.parse(entry.move)))
        return wrong('other-sea-answer', ply, { ply });
    }
    if (differs(record, ply + 1, digestOf(after, told)))
      return wrong('leads-elsewhere', ply, { ply, seat: entry.seat });
    last = match;
  }
  if (record.digests && record.digests.length !== record.log.length + 1)
    return wrong('entries-miscounted', record.log.length);
  if (last?.deciding[0] === SEA) return wrong('sea-missing', record.log.length);
  return null;
}

const differs = ({ digests }: GameRecord, place: number, found: string): boolean => {
  const noted = digests?.[place];
  return noted !== undefined && noted !== '' && noted !== found;
};

/** A record that makes promises is sealed. */
const wrongSeal = (record: GameRecord): Verdict | null =>
  (record.dice === undefined && record.seal === undefined) || record.seal === sealOf(record)
    ? null
    : wrong('seal-broken');

function right({ log, dice, digests, seats }: GameRecord): Verdict {
  const checked = digests?.some(digest => digest !== '') ? 'agree' : 'legal';
  const found = (code: VerdictCode, args: VerdictArgs = {}): Verdict => ({
    agrees: true,
    ply: null,
    code,
    args: { entries: log.length, ...args },
  });
  if (!dice) return found(checked);
  const contributing = dice.contributions.filter(it => it !== null).length;
  if (contributing === 0) return found(`${checked}-seed-by-server`);
  return found(`${checked}-seed-by-players`, { contributing, seats });
}
