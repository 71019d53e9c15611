import type { Hono } from 'hono';
import type { ApiContext } from '../context.ts';
import { readRows } from '../rows.ts';
import { indexedRoute, paging } from './route.ts';

/** Voters, filtered by producers or as proxies, the heaviest first. */
export function hyperionVoterRoutes(app: Hono, context: ApiContext): void {
  const { chain, history } = context;
  indexedRoute(app, context, '/v2/state/get_voters', (query) => {
    const { skip, limit } = paging(query);
    const producers = query['producer']?.split(',').filter(Boolean) ?? [];
    const voters = readRows(chain, { code: 'eosio', scope: 'eosio', table: 'voters' })
      .filter((row) => {
        const chosen = row['producers'] as string[];
        return producers.every((producer) => chosen.includes(producer));
      })
      .filter(
        ({ is_proxy }) => !query['proxy'] || (query['proxy'] === 'true') === Boolean(is_proxy),
      )
      .map(({ owner, last_vote_weight }) => ({
        account: String(owner),
        weight: Number(last_vote_weight),
      }))
      .sort((a, b) => b.weight - a.weight);
    return {
      voter_count: voters.length,
      voters: voters
        .slice(skip, skip + limit)
        .map((voter) => ({ ...voter, last_vote: lastVote(voter.account) })),
    };
  });

  /** The block number of a voter's latest vote; 0 if unknown. */
  function lastVote(voter: string): number {
    const position = history
      .actionsOf(voter)
      .findLast((one) => history.action(one).receivers[0]?.act.name === 'voteproducer');
    return position === undefined ? 0 : history.action(position).in.block.num;
  }
}
