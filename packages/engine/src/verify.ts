// Was this game played as its record says, with dice nobody could steer? Everything is run again to find out.

import type { AnyGame } from '@quayside/rules';
import { SEA } from '@quayside/rules';
import { combinedSeed, commitmentOf, digestOf, sealOf } from './honest.ts';
import type { Device, Match } from './match.ts';
import { Past } from './past.ts';
import { type GameRecord, ReplayError } from './record.ts';
import { seaRngAt } from './seed.ts';

/** `ply`: the first entry that does not agree. `sentence`: what was found, for people. */
export type Verdict = { agrees: boolean; ply: number | null; sentence: string };

const wrong = (sentence: string, ply: number | null = null): Verdict => ({ agrees: false, ply, sentence });

/** `device`: what answered for the sea at that table; its answers are cast again when it is given. */
export function verify(game: AnyGame, record: GameRecord, device?: Device): Verdict {
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
    const { ply, why } = error;
    return wrong(ply === null ? error.message : `Entry ${ply} cannot have been played: ${why}.`, ply);
  }
}

function wrongDice(game: AnyGame, record: GameRecord): Verdict | null {
  const { dice, seed, seats } = record;
  if (!dice) return null;
  if (commitmentOf(dice.serverSeed) !== dice.commitment)
    return wrong('The server seed is not the one that was promised: its SHA-256 is another.');
  const combined = combinedSeed(dice.serverSeed, dice.contributions);
  if (combined === seed && dice.contributions.length === seats) return null;
  // Which of the two was changed shows in the set-up that was noted when it was made.
  const fits = (seed: string) => digestOf(new Past(game, { ...record, seed }).at(0).state, []) === record.digests?.[0];
  if (fits(seed) && !fits(combined))
    return wrong('A contribution of a player was altered: the seed of this game was not made of these.');
  if (fits(combined) && !fits(seed)) return wrong('The seed was altered: the contributions make another one.');
  return wrong('The seed does not follow from the server seed and the contributions of the players.');
}

function wrongSetUp(game: AnyGame, record: GameRecord): Verdict | null {
  const { state } = new Past(game, record).at(0);
  return differs(record, 0, digestOf(state, []))
    ? wrong('The set-up is not the one that was played: the seed, the options or the number of players was altered.')
    : null;
}

function wrongEntry(game: AnyGame, record: GameRecord, device: Device | undefined): Verdict | null {
  let last: Match | null = null;
  for (const { step, match } of new Past(game, record).steps()) {
    const { ply, entry, before, after, told } = step;
    if (device && entry.seat === SEA && 'move' in entry) {
      const cast = game.parse(device(before.open, seaRngAt(record.seed, ply + 1)));
      if (JSON.stringify(cast) !== JSON.stringify(game.parse(entry.move)))
        return wrong(`Entry ${ply} is not what the sea answered: the dice fall otherwise.`, ply);
    }
    if (differs(record, ply + 1, digestOf(after, told)))
      return wrong(`Entry ${ply} of seat ${entry.seat} does not lead to what was noted when it was played.`, ply);
    last = match;
  }
  if (record.digests && record.digests.length !== record.log.length + 1)
    return wrong('Entries were added or cut off: there is not one digest for each.', record.log.length);
  if (last?.deciding[0] === SEA) return wrong('The sea’s last answer is missing.', record.log.length);
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
    : wrong('The moves agree, but something beside them was altered: a name, the date, a hint or the seal itself.');

function right({ log, dice, digests, seats }: GameRecord): Verdict {
  const isNoted = digests?.some(digest => digest !== '');
  const moves = `All ${log.length} entries were run again and ${isNoted ? 'agree' : 'are legal'}`;
  if (!dice) return { agrees: true, ply: null, sentence: `${moves}; nothing was promised about the dice.` };
  const contributing = dice.contributions.filter(it => it !== null).length;
  const by = contributing === 0 ? 'the server alone' : `the server and ${contributing} of ${seats} players`;
  return {
    agrees: true,
    ply: null,
    sentence: `${moves}; the seed was made by ${by}, as promised before the first move.`,
  };
}
