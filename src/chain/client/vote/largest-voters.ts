import * as limits from '../../core/limits.ts';
import { rankVoters, type RankedVoter, type Voter } from '../../model/vote/voter.ts';
import { orAnyError } from '../../rpc/fallback.ts';
import { producerVoters, readVoters, voterOf } from '../../tables/voters.ts';
import type { ChainAccess } from '../chain/access.ts';
import { lightOf } from '../token/top-accounts.ts';

/** Pages of a thousand voters that a screen reads. */
const PAGES = 3;
/** The largest stakes whose votes are read one by one, and requests at the same time. */
const STAKES = 100;
const CONCURRENCY = 10;

export interface LargestVoters {
  readonly rows: readonly RankedVoter[];
  /**
   * What was ranked: all voters; those with the largest stakes by the Light API; or the first rows of
   * the table, if there is no such service.
   */
  readonly among: 'all' | 'largest-stakes' | 'first-rows';
}

/** The voters with the most weight, proxies with what is proxied to them. */
export async function largestVoters(access: ChainAccess): Promise<LargestVoters> {
  const read = await readVoters(access.pool, { maxPages: PAGES });
  if (read.complete) return { rows: heaviest(read.rows), among: 'all' };
  const light = lightOf(access);
  const stakes = light && (await orAnyError(light.getTopStake(STAKES), null));
  if (!stakes) return { rows: heaviest(read.rows), among: 'first-rows' };
  const voters: Voter[] = [];
  for (let at = 0; at < stakes.length; at += CONCURRENCY) {
    const some = stakes.slice(at, at + CONCURRENCY);
    const rows = await Promise.all(some.map(({ account }) => voterOf(access.pool, account)));
    voters.push(...rows.filter((one) => one !== null));
  }
  return { rows: heaviest(voters), among: 'largest-stakes' };
}

/** The direct voters of a producer, of the rows that a screen reads. */
export async function votersOfProducer(
  { pool }: ChainAccess,
  producer: string,
): Promise<LargestVoters> {
  const { rows, complete } = await producerVoters(pool, producer, { maxPages: PAGES });
  return { rows, among: complete ? 'all' : 'first-rows' };
}

function heaviest(voters: readonly Voter[]): RankedVoter[] {
  return rankVoters(voters.filter(({ weight }) => weight > 0)).slice(0, limits.producerVoters);
}
