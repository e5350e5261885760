import { holdOf } from './facts/ledger.ts';
import { cardLayings, islandLayings } from './facts/shapes.ts';
import { ADVENTURES, CARDS, CELLS, ISLANDS, isCurrent, isLand, MONSTER, ROCKS, STORM, WAKE } from './tables/index.ts';
import type { Captain, Open, SeasState } from './types.ts';

/** Every card somewhere, every chart as it was drawn, and exactly those have chosen who are no longer waited for. */
export function audit({ open, own, shut }: SeasState): string | null {
  if (!isEachOnce(CARDS, open.discard, shut.deck)) return `the adventure cards are ${open.discard} and ${shut.deck}`;
  if (!isEachOnce(ISLANDS, open.islands, shut.islands)) return `the island cards are ${open.islands}, ${shut.islands}`;
  for (const [seat, captain] of open.captains.entries()) {
    const fault = ledgerFault(captain) ?? chartFault(captain);
    if (fault) return `seat ${seat}: ${fault}`;
  }
  return choiceFault(open, own);
}

const isEachOnce = <T>(all: readonly T[], some: readonly T[], others: readonly T[]): boolean =>
  some.length + others.length === all.length && all.every(it => some.includes(it) !== others.includes(it));

function ledgerFault({ ledger, log, tellings }: Captain): string | null {
  const { provisions, provisionsFilled, gold, goldFilled, story, moves } = ledger;
  if (provisions < 0 || provisions > provisionsFilled) return `${provisions} of ${provisionsFilled} Provisions`;
  if (provisions > holdOf(ledger)) return `${provisions} Provisions in a hold of ${holdOf(ledger)}`;
  if (gold < 0 || gold > goldFilled) return `${gold} of ${goldFilled} Gold`;
  if (moves < 0) return `${moves} Bonus Movements`;
  if (story < tellings.length) return `${tellings.length} tellings of a story of ${story}`;
  return log.length > 25 ? `${log.length} turns` : null;
}

const CONTENT = { rocks: ROCKS, storm: STORM, monster: MONSTER };

/** Islands lie where they were drawn; an obstacle is there or was sailed through, rocks are there for ever. */
function chartFault({ chart, at }: Captain): string | null {
  const { cells, islands, obstacles } = chart;
  if (cells.length !== CELLS) return `a chart of ${cells.length} cells`;
  for (const { island, pose, at } of islands)
    for (const cell of islandLayings(island).find({ pose, at })!.cells)
      if (!isLand(cells[cell]!)) return `no land at ${cell}`;
  let drawn = 0;
  for (const obstacle of obstacles)
    for (const cell of cardLayings(obstacle.card).find(obstacle)!.cells) {
      const { kind } = ADVENTURES[obstacle.card]!;
      const content = cells[cell]!;
      const there = kind === 'current' ? isCurrent(content) : content === CONTENT[kind];
      if (!there && (kind === 'rocks' || content !== WAKE)) return `${content} at ${cell} instead of ${kind}`;
      if (there) drawn += 1;
    }
  let found = 0;
  for (const content of cells) if (content > WAKE && !isLand(content)) found += 1;
  if (found !== drawn) return `${found} cells with obstacles, ${drawn} were drawn`;
  return at !== null && isLand(cells[at]!) ? 'the ship is ashore' : null;
}

function choiceFault({ phase, table }: Open, own: SeasState['own']): string | null {
  for (const [seat, { choice }] of own.entries()) {
    if (choice === null) continue;
    if (phase.kind === 'over' || phase.waiting.includes(seat)) return `seat ${seat} has chosen before it was asked`;
    if (phase.kind === 'action' && table.reveal === 'live') return `seat ${seat} hides its action`;
  }
  if (phase.kind === 'over' || (phase.kind === 'action' && table.reveal === 'live')) return null;
  for (const [seat, { choice }] of own.entries())
    if (phase.asked.includes(seat) && choice === null && !phase.waiting.includes(seat))
      return `seat ${seat} was left out`;
  return null;
}
