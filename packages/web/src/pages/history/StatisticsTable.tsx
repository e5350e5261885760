import type { Statistics } from '@quayside/protocol';
import { OPPONENTS } from '@quayside/protocol/opponents';
import { words } from './words.ts';

type Props = { figures: Statistics; titleOf(game: string): string };

/** Played and won, a row for each game and a column for each kind of opponents met. */
export function StatisticsTable({ figures, titleOf }: Props) {
  const met = OPPONENTS.filter(kind => figures.games.some(({ tallies }) => tallies.some(it => it.opponents === kind)));
  return (
    <section class="history-figures rope" aria-labelledby="figures">
      <h2 id="figures">{words.figures}</h2>
      <div class="history-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{words.game}</th>
              {met.map(kind => (
                <th key={kind} scope="col">
                  {words.opponents[kind]}
                </th>
              ))}
              <th scope="col">{words.all}</th>
            </tr>
          </thead>
          <tbody>
            {figures.games.map(({ game, tallies }) => (
              <tr key={game}>
                <th scope="row">{titleOf(game)}</th>
                {met.map(kind => {
                  const tally = tallies.find(it => it.opponents === kind);
                  return (
                    <td key={kind}>{tally ? words.tally(tally.played, kind === 'nobody' ? null : tally.won) : ''}</td>
                  );
                })}
                <td>{sumOf(tallies)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** A game played alone cannot be won against anybody: it counts as played only. */
function sumOf(tallies: Statistics['games'][number]['tallies']): string {
  const played = tallies.reduce((sum, tally) => sum + tally.played, 0);
  const contested = tallies.filter(({ opponents }) => opponents !== 'nobody');
  const won = contested.reduce((sum, tally) => sum + tally.won, 0);
  return words.tally(played, contested.length > 0 ? won : null);
}
