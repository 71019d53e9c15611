import { describe, expect, it } from 'vitest';
import { type ChainAccess, openChain } from '#src/chain/client/chain/access.ts';
import { proposalPage } from '#src/chain/client/proposal/proposal-list.ts';
import { withVoided } from '#src/chain/client/proposal/proposals.ts';
import { eos } from '#src/chain/config/chains/eos.ts';
import { nameToBigint } from '#src/chain/core/name-bigint.ts';

const NOW = Date.parse('2026-01-01T00:00:00Z');
const DAY = 86_400_000;

/** The first bytes of a packed transaction: its expiration. The rest is not read. */
function packedUntil(at: number): string {
  const seconds = Buffer.alloc(4);
  seconds.writeUInt32LE(at / 1_000);
  return seconds.toString('hex').padEnd(40, '0');
}

interface Held {
  proposer: string;
  name: string;
  until: number;
  requested: string[];
}

const held: Held[] = [
  { proposer: 'alice', name: 'soon', until: NOW + DAY, requested: ['bob'] },
  { proposer: 'alice', name: 'later', until: NOW + 9 * DAY, requested: ['carol'] },
  { proposer: 'dave', name: 'past', until: NOW - DAY, requested: ['bob'] },
];
const time = '1970-01-01T00:00:00.000';
const levels = (actors: string[]) =>
  actors.map((actor) => ({ level: { actor, permission: 'active' }, time }));

/** A node with the proposals above, and a Hyperion service with the given response. */
function chainWith(hyperion: ((query: URLSearchParams) => unknown) | null): ChainAccess {
  const response = (url: URL, body: Record<string, string>): unknown => {
    if (url.host === 'hyperion.test') return hyperion?.(url.searchParams);
    if (url.pathname.endsWith('get_table_by_scope'))
      return {
        rows: ['alice', 'dave'].map((scope) => ({
          code: 'eosio.msig',
          table: 'proposal',
          scope,
          payer: scope,
          count: 1,
        })),
        more: '',
      };
    if (url.pathname.endsWith('get_info'))
      return {
        chain_id: eos.chainId,
        head_block_num: 9,
        head_block_time: '2026-01-01T00:00:00.000',
      };
    const inScope = held.filter(({ proposer }) => body['scope'] === String(nameToBigint(proposer)));
    const named = inScope.filter(
      ({ name }) => !body['lower_bound'] || body['lower_bound'] === String(nameToBigint(name)),
    );
    const table = body['table'] ?? '';
    const rows = named.map(({ name, until, requested }) =>
      table === 'proposal'
        ? { proposal_name: name, packed_transaction: packedUntil(until) }
        : { proposal_name: name, provided_approvals: [], requested_approvals: levels(requested) },
    );
    return { rows: table === 'approvals' ? [] : rows, more: false };
  };
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    const reported = response(
      url,
      JSON.parse(String(init?.body ?? '{}')) as Record<string, string>,
    );
    return reported === undefined
      ? new Response('{"message":"no"}', { status: 404 })
      : Response.json(reported);
  };
  const config = {
    ...eos,
    hyperionUrl: hyperion ? 'https://hyperion.test' : null,
    endpoints: { ...eos.endpoints, default: ['https://node.test'] },
  };
  return openChain(config, { fetch, now: () => NOW });
}

const listed = (proposal: Held, executed = false) => ({
  proposer: proposal.proposer,
  proposal_name: proposal.name,
  executed,
  block_num: 5,
  requested_approvals: proposal.requested.map((actor) => ({ actor, permission: 'active', time })),
  provided_approvals: [],
});
const names = async (...requested: Parameters<typeof proposalPage>) =>
  (await proposalPage(...requested)).rows.map(({ name }) => name);

describe('proposals of a chain without Hyperion', () => {
  const access = chainWith(null);
  it('come from its tables, the last to expire first', async () => {
    expect(await names(access, { shown: 'open', from: 0 })).toEqual(['later', 'soon']);
    expect(await names(access, { shown: 'expired', from: 0 })).toEqual(['past']);
  });
  it('can be limited to a proposer or to a requested approver', async () => {
    expect(await names(access, { shown: 'open', proposer: 'dave', from: 0 })).toEqual([]);
    expect(await names(access, { shown: 'open', approver: 'bob', from: 0 })).toEqual(['soon']);
  });
  it('are unsupported if they have ended', async () => {
    await expect(proposalPage(access, { shown: 'ended', from: 0 })).rejects.toMatchObject({
      service: 'hyperion',
    });
  });
});

describe('proposals of a chain with Hyperion', () => {
  it('are requested by approver and checked against the contract', async () => {
    const queries: string[] = [];
    const gone: Held = { proposer: 'alice', name: 'gone', until: 0, requested: ['bob'] };
    const access = chainWith((query) => {
      queries.push(String(query));
      return { proposals: [gone, ...held].map((one) => listed(one)) };
    });
    expect(await names(access, { shown: 'open', approver: 'bob', from: 0 })).toEqual([
      'soon',
      'later',
    ]);
    expect(queries[0]).toContain('requested=bob');
    expect(queries[0]).toContain('executed=false');
  });

  it('come only from the index after they ended', async () => {
    const access = chainWith(() => ({ proposals: [listed(held[0] as Held, true)] }));
    const { rows } = await proposalPage(access, { shown: 'ended', from: 0 });
    expect(rows).toMatchObject([{ name: 'soon', expiration: null }]);
  });

  it.each([
    ['keeps no proposals', () => ({ proposals: [] })],
    ['does not know the call', () => undefined],
  ])('come from the tables if it %s', async (_, hyperion) => {
    expect(await names(chainWith(hyperion), { shown: 'open', from: 0 })).toEqual(['later', 'soon']);
  });

  it('are at most a page, whatever the service responds', async () => {
    const access = chainWith(() => ({
      proposals: Array.from({ length: 20_000 }, () => listed(held[0] as Held, true)),
    }));
    const { rows } = await proposalPage(access, { shown: 'ended', from: 0 });
    expect(rows).toHaveLength(25);
  });

  it('come page by page', async () => {
    const access = chainWith((query) => ({
      proposals: Array.from({ length: 25 }, (_, at) => ({
        ...listed(held[0] as Held, true),
        proposal_name: `p${'abcdefghijklmnopqrstuvwxyz'.charAt(at)}`,
        block_num: Number(query.get('skip')),
      })),
    }));
    const first = await proposalPage(access, { shown: 'ended', from: 0 });
    expect([first.rows.length, first.next]).toEqual([25, 25]);
    const second = await proposalPage(access, { shown: 'ended', from: 25 });
    expect(second.next).toBe(50);
  });
});

describe('invalidated approvals', () => {
  it('are those given before the invalidation', async () => {
    const access = chainWith(null);
    const invals = { account: 'bob', last_invalidation_time: '2026-01-01T00:00:00.000' };
    const pool = {
      accounts: access.pool.accounts,
      post: async (_: string, __: unknown, options: { decode: (a: unknown) => unknown }) => ({
        value: options.decode({ rows: [invals], more: false }),
      }),
    };
    const given = (at: number) => ({
      actor: 'bob',
      permission: 'active',
      givenAt: at,
      state: 'Approved' as const,
    });
    const reported = await withVoided({ ...access, pool: pool as unknown as ChainAccess['pool'] }, [
      given(NOW - 1),
      given(NOW + 1),
    ]);
    expect(reported.map(({ voided }) => voided ?? false)).toEqual([true, false]);
  });
});
