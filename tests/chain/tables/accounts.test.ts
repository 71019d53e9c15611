import { afterEach, describe, expect, it } from 'vitest';
import { accountDetails, hasResources, searchAccountNames } from '#src/chain/tables/accounts.ts';
import { closeAll } from '../rpc/servers.ts';
import { nodeWith } from './node.ts';

afterEach(closeAll);

/** The value of the name `alice`, from another encoder. */
const ALICE = '3773036822876127232';

describe('a name in a request', () => {
  it('found by prefix excludes scopes that nodes add', async () => {
    const rows = ['alice', 'alice', 'bob'].map((scope) => ({
      code: 'eosio',
      scope,
      table: 'userres',
    }));
    const { pool, requested } = await nodeWith({ userres: () => ({ rows, more: '' }) });
    expect(await searchAccountNames(pool, ' Ali')).toEqual(['alice']);
    expect(requested).toEqual([
      {
        code: 'eosio',
        table: 'userres',
        limit: 100,
        lower_bound: 'ali',
        upper_bound: 'alizzzzzzzzz',
      },
    ]);
    expect(await searchAccountNames(pool, '.ali')).toEqual([]);
    expect(requested).toHaveLength(1);
  });
});

describe('whether an account has resources', () => {
  const used = ['alice', 'bob', 'eosio'];
  /** A node with a row of resources for some accounts. */
  const nodeOf = (names: readonly string[]) =>
    nodeWith({
      userres: ({ lower_bound: lower = '', upper_bound: upper = '' }) => ({
        rows: names
          .filter((name) => name >= String(lower) && (!upper || name <= String(upper)))
          .map((scope) => ({ code: 'eosio', scope, table: 'userres', count: 1 })),
        more: '',
      }),
    });

  it('is known by its row, and by the next one where it has none', async () => {
    const { pool } = await nodeOf(used);
    expect(await hasResources(pool, 'alice')).toBe(true);
    expect(await hasResources(pool, 'alicf')).toBe(false);
  });

  it('is not known of the first accounts of a chain, nor where no account has any', async () => {
    const { pool } = await nodeOf(used);
    expect(await hasResources(pool, 'eosio')).toBe(true);
    expect(await hasResources(pool, 'eosio.null')).toBe(null);
    expect(await hasResources(pool, 'zoe')).toBe(null);
    const { pool: other } = await nodeOf(['eosio.z', 'zoe']);
    expect(await hasResources(other, 'eosio')).toBe(null);
    const { pool: bare } = await nodeOf([]);
    expect(await hasResources(bare, 'alice')).toBe(null);
  });
});

describe("an account's description", () => {
  it('is its own row only', async () => {
    const row = { account_name: 'alice', title: 'Alice', avatar: '<b>', desc: null };
    const { pool, requested } = await nodeWith({ accounts: [row] });
    expect(await accountDetails(pool, 'alice')).toEqual({
      account_name: 'alice',
      title: 'Alice',
      avatar: '<b>',
      desc: null,
      modifier: '',
      url: '',
    });
    expect(requested[0]).toEqual({
      json: true,
      code: 'account.info',
      scope: 'account.info',
      table: 'accounts',
      limit: 1,
      lower_bound: ALICE,
      upper_bound: ALICE,
    });
    expect(await accountDetails(pool, 'bob')).toBe(null);
  });
});
