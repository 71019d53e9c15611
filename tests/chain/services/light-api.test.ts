import { afterEach, describe, expect, it } from 'vitest';
import { formatAsset } from '#src/chain/core/asset.ts';
import { createLightApi } from '#src/chain/services/light-api.ts';
import { createLightStatistics } from '#src/chain/services/light-statistics.ts';
import { listOf, recordOf } from '#src/chain/rpc/json.ts';
import { recordings } from '#tests/recordings/read.ts';
import { closeAll } from '../rpc/servers.ts';
import {
  expectEachFailureReported,
  expectFailuresReported,
  timeoutFor,
  service,
} from './faults.ts';

afterEach(closeAll);

const at = (url: string | null) =>
  createLightApi({ url, network: 'eos', timeoutMs: timeoutFor(url) });

const KEY = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
const owner = {
  perm: 'owner',
  threshold: 2,
  auth: {
    keys: [{ pubkey: KEY, public_key: 'PUB_K1_x', weight: 1 }],
    accounts: [{ actor: 'bob', permission: 'active', weight: '1' }],
  },
};
const balances = [
  { contract: 'eosio.token', currency: 'EOS', amount: '900719925474.0993', decimals: '4' },
  { contract: 'whole', currency: 'ONE', amount: '7', decimals: 0 },
];

describe('the Light API client', () => {
  it('keeps balances that are numbers, or in scientific notation', async () => {
    const rows = [
      { contract: 'c', currency: 'A', amount: 1.5, decimals: '4' },
      { contract: 'c', currency: 'B', amount: '1e-05', decimals: 5 },
      { contract: 'c', currency: 'C', amount: 2e-8, decimals: 8 },
      { contract: 'c', currency: 'D', amount: '7.0000', decimals: null },
    ];
    const { url } = await service([{ balances: rows }]);
    const found = await at(url).getBalances('alice');
    expect(found.map(({ amount }) => formatAsset(amount))).toEqual([
      '1.5000 A',
      '0.00001 B',
      '0.00000002 C',
      '7.0000 D',
    ]);
    expect(found.every(({ about }) => about)).toBe(true);
  });

  it('keeps a token whose amount is none or has more decimals than stated', async () => {
    const rows = [
      { contract: 'c', currency: 'A', amount: '12.5', decimals: 0 },
      { contract: 'c', currency: 'B', amount: 'NaN', decimals: 4 },
      { contract: 'c', currency: 'C', amount: '1e30', decimals: 4 },
      { contract: 'c', currency: 'D', amount: '7.5', decimals: 99 },
      { contract: 'c', currency: 'E', amount: NaN, decimals: 4 },
      { contract: 'c', currency: 'F', amount: true, decimals: 4 },
      { contract: 'c', currency: 'G', amount: '9'.repeat(40), decimals: 4 },
    ];
    const { url } = await service([{ balances: rows }]);
    const found = await at(url).getBalances('alice');
    expect(found.map(({ amount }) => [formatAsset(amount), amount.malformed === true])).toEqual([
      ['12.5 A', false],
      ['0.0000 B', true],
      ['0.0000 C', true],
      ['7.5 D', false],
      ['0.0000 E', true],
      ['0.0000 F', true],
      ['0.0000 G', true],
    ]);
  });

  it('reads an account with rows that are none; a list of stakes without one would be too short', async () => {
    const row = (del_from: string, cpu_weight: unknown) => ({
      del_from,
      cpu_weight,
      net_weight: '5',
    });
    const account = {
      account_name: 'alice',
      balances: [{ contract: 'c', currency: 'A', amount: '1.0', decimals: 1 }],
      linkauth: [{ code: null }, { code: 'c', type: '', requirement: 'active' }],
      permissions: [{ perm: 'active', auth: null }, owner],
      delegated_to: [{ account_name: 'bob', cpu_weight: '1', net_weight: '2.0' }],
    };
    const { url } = await service([
      { ...account, delegated_from: [row('bob', 'NaN'), row('carol', '7')] },
    ]);
    const found = await at(url).getAccount('alice');
    expect([found.balances.length, found.links.length, found.permissions.length]).toEqual([
      1, 1, 1,
    ]);
    expect(found.delegatedTo).toEqual([{ account: 'bob', cpu: '1', net: '2' }]);
    expect(found.delegatedFrom).toBeNull();
  });

  it('decodes an account whose lists are null, with a link to all actions of a contract', async () => {
    const linkauth = [{ code: 'c', type: null, requirement: 'active' }];
    const empty = { balances: null, permissions: null, delegated_to: null, delegated_from: null };
    const { url } = await service([{ account_name: 'alice', linkauth, ...empty }]);
    expect(await at(url).getAccount('alice')).toMatchObject({
      balances: [],
      permissions: [],
      links: [{ permission: 'active', contract: 'c', action: null }],
    });
  });

  it('counts a token once that is listed twice', async () => {
    const row = { contract: 'eosio.token', currency: 'EOS', amount: '5.0000', decimals: '4' };
    const { url } = await service([{ balances: [row, { ...row, amount: '7' }] }]);
    const found = await at(url).getBalances('alice');
    expect(found).toHaveLength(1);
  });

  it("decodes an account's exact balances, and omits rows that name no token", async () => {
    const hostile = [
      null,
      'x',
      {},
      { currency: 'EOS', amount: '1.0', decimals: 1 },
      { contract: 'c', currency: 5, amount: '1.0', decimals: 1 },
      { contract: 'c', currency: '<b>', amount: '1.0', decimals: 1 },
      { contract: 'c', currency: 'TOOLONGS', amount: '1.0', decimals: 1 },
    ];
    const { url, requested } = await service([{ balances: [...balances, ...hostile] }]);
    const read = await at(url).getBalances('alice');
    expect(read.map(({ contract, amount }) => [contract, formatAsset(amount)])).toEqual([
      ['eosio.token', '900719925474.0993 EOS'],
      ['whole', '7 ONE'],
    ]);
    expect(requested).toMatchObject([{ method: 'GET', url: '/api/balances/eos/alice' }]);
  });

  it('decodes an account', async () => {
    const response = {
      account_name: 'alice',
      balances: balances.slice(1),
      permissions: [owner],
      linkauth: [
        { code: 'game', type: 'play', requirement: 'session' },
        { code: 'shop', type: '', requirement: 'spend' },
      ],
      delegated_to: [{ account_name: 'bob', cpu_weight: '10000', net_weight: 20000 }],
      delegated_from: [{ del_from: 'carol', cpu_weight: 1, net_weight: '0' }],
    };
    const { url, requested } = await service([response]);
    expect(await at(url).getAccount('alice')).toEqual({
      name: 'alice',
      balances: [
        {
          contract: 'whole',
          amount: { units: 7n, symbol: { code: 'ONE', precision: 0 } },
          about: true,
        },
      ],
      permissions: [
        {
          name: 'owner',
          threshold: 2,
          keys: [{ key: KEY, weight: 1 }],
          accounts: [{ actor: 'bob', permission: 'active', weight: 1 }],
        },
      ],
      links: [
        { permission: 'session', contract: 'game', action: 'play' },
        { permission: 'spend', contract: 'shop', action: null },
      ],
      delegatedTo: [{ account: 'bob', cpu: '10000', net: '20000' }],
      delegatedFrom: [{ account: 'carol', cpu: '1', net: '0' }],
    });
    expect(requested).toMatchObject([{ url: '/api/account/eos/alice' }]);
  });

  it('decodes the accounts of a key on its own network', async () => {
    const through = { perm: 'active', threshold: 1, auth: { keys: [], accounts: [] } };
    const { url, requested } = await service(
      [
        {
          eos: { accounts: { alice: [owner], dan: [through] }, chain: {} },
          wax: { accounts: { other: [owner] }, chain: {} },
        },
      ],
      [{}],
    );
    expect(await at(url).getKeyAccounts(KEY)).toEqual({
      rows: [
        { account: 'alice', permission: 'owner', weight: 1, threshold: 2 },
        { account: 'dan', permission: 'active', weight: null, threshold: 1 },
      ],
      complete: true,
    });
    expect(await at(url).getKeyAccounts('EOS/x')).toEqual({ rows: [], complete: true });
    expect(requested.map((one) => one.url)).toEqual([`/api/key/${KEY}`, '/api/key/EOS%2Fx']);
  });

  it('is unsupported on a chain without one', async () => {
    for (const call of ['getAccount', 'getBalances', 'getKeyAccounts'] as const)
      await expect(at(null)[call]('alice')).rejects.toMatchObject({
        name: 'UnsupportedError',
        message: 'Light API not supported',
      });
  });

  it('reports each kind of failure', async () => {
    for (const call of ['getAccount', 'getBalances', 'getKeyAccounts'] as const)
      await expectFailuresReported((url) => at(url)[call]('alice'));
    const { url } = await service([[]]);
    await expect(at(url).getKeyAccounts(KEY)).rejects.toMatchObject({ name: 'FetchError' });
  });
});

describe("the Light API's rankings", () => {
  const lists = (url: string | null) =>
    createLightStatistics({ url, network: 'eos', timeoutMs: timeoutFor(url) });
  type Lists = ReturnType<typeof lists>;
  const calls: Record<keyof Lists, (from: Lists) => Promise<unknown>> = {
    getTopHolders: (from) => from.getTopHolders('eosio.token', 'EOS'),
    getHolderCount: (from) => from.getHolderCount('eosio.token', 'EOS'),
    getUserCount: (from) => from.getUserCount(),
    getTopRam: (from) => from.getTopRam(),
    getTopStake: (from) => from.getTopStake(5),
  };

  it('list the largest', async () => {
    const { url, requested } = await service(
      ...[[['alice', '1.5'], ['bob'], 7], 12, '5000000', [['alice', 900]]].map(
        (response) => [response] as const,
      ),
      [[['alice', 100, '200']]],
    );
    const given = [];
    for (const call of Object.values(calls)) given.push(await call(lists(url)));
    expect(given).toEqual([
      [{ account: 'alice', amount: '1.5' }],
      12,
      5_000_000,
      [{ account: 'alice', bytes: 900 }],
      [{ account: 'alice', cpu: '100', net: '200' }],
    ]);
    expect(requested.map((one) => one.url)).toEqual([
      '/api/topholders/eos/eosio.token/EOS/500',
      '/api/holdercount/eos/eosio.token/EOS',
      '/api/usercount/eos',
      '/api/topram/eos/500',
      '/api/topstake/eos/10',
    ]);
  });

  it('report each kind of failure, and are unsupported on a chain without one', async () => {
    const each = Object.entries(calls).map(
      ([name, call]) => [name, (url: string) => call(lists(url))] as const,
    );
    await expectEachFailureReported(Object.fromEntries(each));
    for (const call of Object.values(calls))
      await expect(call(lists(null))).rejects.toThrow('Light API not supported');
  });
});

describe('recorded answers of the Light API', () => {
  it('of balances and of accounts keep every balance, and the authority', async () => {
    for (const kind of ['light_balances', 'light_account'])
      for (const { file, response } of recordings(kind)) {
        const { url } = await service([response]);
        const reported = listOf(recordOf(response).balances).map(recordOf);
        expect(reported.length, file).toBeGreaterThan(0);
        const balances =
          kind === 'light_balances'
            ? await at(url).getBalances('alice')
            : (await at(url).getAccount('alice')).balances;
        expect(
          balances.map(({ contract, amount }) => [contract, formatAsset(amount)]),
          file,
        ).toEqual(
          reported.map((row) => [row.contract, `${String(row.amount)} ${String(row.currency)}`]),
        );
      }
    const [{ response } = { response: null }] = recordings('light_account');
    const { url } = await service([response]);
    const { permissions } = await at(url).getAccount('alice');
    expect(permissions.map(({ name }) => name)).toEqual(
      listOf(recordOf(response).permissions).map((row) => recordOf(row).perm),
    );
  });

  it('of the largest holders keep every holder', async () => {
    for (const { response } of recordings('light_topholders')) {
      const { url } = await service([response]);
      const statistics = createLightStatistics({ url, network: 'eos', timeoutMs: timeoutFor(url) });
      const holders = await statistics.getTopHolders('eosio.token', 'EOS', 10);
      expect(holders.map(({ account }) => account)).toEqual(
        listOf(response).map((row) => listOf(row)[0]),
      );
    }
  });
});
