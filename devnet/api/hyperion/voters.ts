import type { Hono } from 'hono';
import type { ApiContext } from '../context.ts';
import { readRows } from '../rows.ts';
import { HyperionError, indexedRoute, paging, required } from './route.ts';

/** The most accounts of a search, and the longest name it accepts. */
const SCOPES = 10;
const LONGEST_TERM = 12;

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

  indexedRoute(app, context, '/v2/state/get_voter_scopes', (query) => {
    const term = required(query, 'term');
    if (term.length > LONGEST_TERM)
      throw new HyperionError(
        400,
        `querystring/term must NOT have more than ${LONGEST_TERM} characters`,
      );
    const scopes = readRows(chain, { code: 'eosio', scope: 'eosio', table: 'voters' })
      .map(({ owner }) => String(owner))
      .filter((owner) => owner.includes(term));
    return { scopes: scopes.slice(0, SCOPES) };
  });

  /** The number of the block of a voter's latest vote, 0 where none is known. */
  function lastVote(voter: string): number {
    const position = history
      .actionsOf(voter)
      .findLast((one) => history.action(one).receivers[0]?.act.name === 'voteproducer');
    return position === undefined ? 0 : history.action(position).in.block.num;
  }
}
