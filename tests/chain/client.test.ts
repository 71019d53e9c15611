import { afterEach, describe, expect, it } from 'vitest';
import { accountExists, accountKeys } from '#src/chain/client/account/account-exists.ts';
import { createdAccounts } from '#src/chain/client/account/created-accounts.ts';
import { permissionLinks } from '#src/chain/client/account/account-permissions.ts';
import { accountTokens } from '#src/chain/client/account/account-tokens.ts';
import { readAccount } from '#src/chain/client/account/account.ts';
import { creatorOf } from '#src/chain/client/account/creator.ts';
import { keyAccounts } from '#src/chain/client/account/keys.ts';
import { readBlock } from '#src/chain/client/block/blocks.ts';
import { openChain } from '#src/chain/client/chain/access.ts';
import { readTransaction } from '#src/chain/client/history/transaction.ts';
import { fio } from '#src/chain/config/chains/fio.ts';
import { kylin } from '#src/chain/config/chains/kylin.ts';
import type { ChainConfig } from '#src/chain/config/types.ts';
import { formatAsset } from '#src/chain/core/asset.ts';
import { toLoadState } from '#src/chain/model/shared/load-state.ts';
import { searchAccountNames } from '#src/chain/tables/accounts.ts';
import { CHAIN_ID, chainError, closeAll, infoBody, json, serve } from './rpc/servers.ts';

afterEach(closeAll);

const KEY = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
const ID = 'ab'.repeat(32);
const UNKNOWN = chainError(0, 'exception', 'unknown key (eosio::chain::name): nobody');
const NO_CALL = chainError(0, 'exception', 'Unknown Endpoint');

type Answers = Record<string, (body: Record<string, unknown>) => unknown>;

/** A chain of one server that responds to the given paths and lacks all others. */
async function chainOf(
  responses: Answers,
  changes: Partial<ChainConfig> = {},
  base: ChainConfig = kylin,
) {
  const requested: [string, unknown][] = [];
  const server = await serve((path, response, _, text) => {
    if (path === '/v1/chain/get_info') return json(response, infoBody());
    const body = JSON.parse(text || '{}') as Record<string, unknown>;
    requested.push([path, body]);
    const answer = responses[path]?.(body) ?? NO_CALL;
    const status = answer === NO_CALL ? 404 : answer === UNKNOWN ? 500 : 200;
    json(response, answer, status);
  });
  const urls = [server.url];
  const client = openChain({
    ...base,
    chainId: CHAIN_ID,
    hyperionUrl: null,
    lightApi: null,
    historyTypes: [],
    endpoints: { default: urls, actions: urls, transactions: urls, provider: urls },
    ...changes,
  });
  return { client, requested, server };
}

const limit = { used: 0, available: 0, max: 0 };
const account = (name: unknown) => ({
  account_name: name,
  created: '2026-01-01T00:00:00.000',
  ram_quota: 1,
  ram_usage: 1,
  net_limit: limit,
  cpu_limit: limit,
  permissions: [],
});

describe('an account', () => {
  const responses: Answers = {
    '/v1/chain/get_account': ({ account_name: name }) =>
      name === 'alice' ? account(name) : UNKNOWN,
    '/v1/chain/get_currency_balance': () => ['7.000000000 FIO'],
  };

  it('is read, or is missing if the chain reports so', async () => {
    const { client } = await chainOf(responses);
    expect((await readAccount(client, 'alice')).name).toBe('alice');
    expect(await accountExists(client, 'alice')).toBe(true);
    expect(await accountExists(client, 'nobody')).toBe(false);
    const error = await readAccount(client, 'nobody').catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'MissingError', message: 'Account not found' });
    expect(toLoadState(error)).toEqual({ kind: 'missing' });
  });

  it('that nobody has is known without a request that fails, where others have resources', async () => {
    const { client, requested } = await chainOf({
      ...responses,
      '/v1/chain/get_table_by_scope': ({ upper_bound: upper }) => ({
        rows:
          upper === 'nobody'
            ? []
            : [{ code: 'eosio', scope: 'somebody', table: 'userres', payer: 'eosio', count: 1 }],
        more: '',
      }),
    });
    expect(await accountExists(client, 'nobody')).toBe(false);
    expect(await accountKeys(client, 'nobody')).toBe(null);
    expect(requested.map(([path]) => path)).not.toContain('/v1/chain/get_account');
    expect(await accountExists(client, 'eosio.null')).toBe(false);
    expect(requested.map(([path]) => path)).toContain('/v1/chain/get_account');
  });

  it('has the keys of all its permissions', async () => {
    const authority = (...keys: string[]) => ({
      threshold: 1,
      keys: keys.map((key) => ({ key, weight: 1 })),
      accounts: [],
      waits: [],
    });
    const permission = (perm_name: string, parent: string, ...keys: string[]) => ({
      perm_name,
      parent,
      required_auth: authority(...keys),
    });
    const permissions = [permission('active', 'owner', 'K1', 'K2'), permission('owner', '', 'K3')];
    const { client } = await chainOf({
      '/v1/chain/get_account': ({ account_name: name }) =>
        name === 'alice' ? { ...account(name), permissions } : UNKNOWN,
    });
    expect(await accountKeys(client, 'alice')).toEqual(['K1', 'K2', 'K3']);
    expect(await accountKeys(client, 'nobody')).toBeNull();
  });

  it('is not missing if a server is down', async () => {
    const { client, server } = await chainOf(responses);
    server.stop();
    await expect(accountExists(client, 'alice')).rejects.toMatchObject({ name: 'FetchError' });
    const error = await readAccount(client, 'alice').catch((reason: unknown) => reason);
    const failure = { endpoint: server.url, message: 'Connection failed' };
    expect(toLoadState(error)).toEqual({ kind: 'failed', failure });
    const shown = { kind: 'ready', value: 'old' } as const;
    expect(toLoadState(error, shown)).toEqual({ ...shown, failure });
  });

  it('has its balance requested if the chain has another token contract', async () => {
    const { client } = await chainOf(responses, {}, fio);
    expect(formatAsset((await readAccount(client, 'alice')).liquid)).toBe('7.000000000 FIO');
  });

  it('has all tokens with Hyperion, otherwise the core token', async () => {
    const balance = {
      '/v1/chain/get_currency_balance': ({ code }: Record<string, unknown>) =>
        code === 'x' ? ['1.5 X'] : ['1.0000 EOS'],
    };
    const { client, requested, server } = await chainOf({
      ...balance,
      '/v2/state/get_tokens': () => ({
        tokens: [{ symbol: 'X', precision: 1, amount: 1.5, contract: 'x' }],
      }),
    });
    const core = { contract: 'eosio.token', amount: { units: 10000n, symbol: kylin.coreSymbol } };
    expect(await accountTokens(client, 'alice')).toEqual({ tokens: [core], complete: false });
    expect(requested.at(-1)?.[1]).toMatchObject({ code: 'eosio.token', symbol: 'EOS' });
    const rich = openChain({ ...client.config, hyperionUrl: server.url });
    expect(await accountTokens(rich, 'alice')).toMatchObject({
      complete: true,
      tokens: [{ contract: 'x' }],
    });
    const poor = await chainOf(balance);
    const broken = openChain({ ...poor.client.config, hyperionUrl: poor.server.url });
    expect(await accountTokens(broken, 'alice')).toEqual({ tokens: [core], complete: false });
  });
});

describe('search', () => {
  it('requests the names within the bounds of a prefix', async () => {
    const rows = ['alice', 'alicia'].map((scope) => ({ code: 'eosio', scope, table: 'userres' }));
    const { client, requested } = await chainOf({
      '/v1/chain/get_table_by_scope': () => ({ rows, more: '' }),
    });
    expect(await searchAccountNames(client.pool, ' ALIC ')).toEqual(['alice', 'alicia']);
    expect(requested).toEqual([
      [
        '/v1/chain/get_table_by_scope',
        {
          // Nodes count other tables of a scope, so more rows are requested than shown.
          code: 'eosio',
          table: 'userres',
          limit: 100,
          lower_bound: 'alic',
          upper_bound: 'aliczzzzzzzz',
        },
      ],
    ]);
  });

  it('sends no request for a text that cannot begin a name', async () => {
    const { client, requested } = await chainOf({});
    for (const text of ['', '.a', 'a b', '0', 'a'.repeat(13)])
      expect(await searchAccountNames(client.pool, text)).toEqual([]);
    expect(requested).toEqual([]);
  });
});

describe('a transaction', () => {
  const block = {
    id: '07',
    block_num: 7,
    timestamp: '2026-01-01T00:00:03.500',
    producer: 'bp',
    previous: '06',
    transactions: [
      {
        status: 'executed',
        cpu_usage_us: 1,
        net_usage_words: 2,
        trx: { id: ID, transaction: { actions: [{ account: 'a', name: 'b' }] } },
      },
    ],
  };
  const getBlock = ({ block_num_or_id: id }: Record<string, unknown>) =>
    Number(id) === 7 ? block : UNKNOWN;

  it('is found on a plain node by its block number', async () => {
    const { client } = await chainOf({ '/v1/chain/get_block': getBlock });
    expect(await readTransaction(client, ID, 7)).toMatchObject({
      id: ID,
      netUsage: 16,
      source: 'block',
    });
    await expect(readTransaction(client, 'cd'.repeat(32), 7)).rejects.toMatchObject({
      message: 'TX not found',
    });
    const error = await readTransaction(client, ID).catch((reason: unknown) => reason);
    expect(toLoadState(error)).toEqual({ kind: 'unsupported', service: 'history' });
  });

  it('is found in its block if the history provider is behind', async () => {
    const { client, server } = await chainOf({
      '/v1/chain/get_block': getBlock,
      '/v2/history/get_transaction': () => ({ executed: false, actions: [] }),
    });
    const changes = { hyperionUrl: server.url, historyTypes: ['hyperion'] as const };
    const late = openChain({ ...client.config, ...changes });
    expect((await readTransaction(late, ID, 7)).source).toBe('block');
    await expect(readTransaction(late, ID)).rejects.toMatchObject({ message: 'TX not found' });
  });

  it('has a block, or the block is missing', async () => {
    const { client } = await chainOf({ '/v1/chain/get_block': getBlock });
    expect((await readBlock(client, 7)).transactions).toHaveLength(1);
    await expect(readBlock(client, 8)).rejects.toMatchObject({ message: 'Block Not Found' });
  });
});

describe('the accounts of a key', () => {
  const row = { account_name: 'alice', permission_name: 'active', weight: 1, threshold: 1 };

  it('come from a node with account queries', async () => {
    const { client, requested } = await chainOf({
      '/v1/chain/get_accounts_by_authorizers': () => ({ accounts: [row] }),
    });
    const modern = 'PUB_K1_6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5BoDq63';
    expect(await keyAccounts(client, modern)).toEqual({
      accounts: [{ account: 'alice', permission: 'active', weight: 1, threshold: 1 }],
      source: 'node',
    });
    expect(requested[0]?.[1]).toMatchObject({ keys: [KEY] });
  });

  it('come from history if the node does not support the call', async () => {
    const { client } = await chainOf(
      { '/v1/history/get_key_accounts': () => ({ account_names: ['alice'] }) },
      { historyTypes: ['native'] },
    );
    expect(await keyAccounts(client, KEY)).toMatchObject({
      accounts: [{ account: 'alice' }],
      source: 'native',
    });
  });

  it('get their weights from the chain if an index omits them', async () => {
    const held = (keys: object[]) => ({ threshold: 3, keys, accounts: [], waits: [] });
    const permission = { perm_name: 'active', parent: 'owner' };
    const { client } = await chainOf(
      {
        '/v1/history/get_key_accounts': () => ({ account_names: ['alice', 'bob'] }),
        '/v1/chain/get_account': ({ account_name: name }) => ({
          ...account(name),
          // bob has changed his key since.
          permissions: [
            {
              ...permission,
              required_auth: held(name === 'alice' ? [{ key: KEY, weight: 2 }] : []),
            },
          ],
        }),
      },
      { historyTypes: ['native'] },
    );
    expect((await keyAccounts(client, KEY)).accounts).toEqual([
      { account: 'alice', permission: 'active', weight: 2, threshold: 3 },
    ]);
  });

  it('come from the Light API last', async () => {
    const auth = { keys: [{ pubkey: KEY, weight: 1 }], accounts: [] };
    const { client, server } = await chainOf({
      [`/api/key/${KEY}`]: () => ({
        eos: { accounts: { alice: [{ perm: 'active', threshold: 1, auth }] } },
      }),
    });
    const config = { ...client.config, lightApi: server.url, lightApiNetwork: 'eos' };
    expect(await keyAccounts({ ...client, config }, KEY)).toEqual({
      accounts: [{ account: 'alice', permission: 'active', weight: 1, threshold: 1 }],
      source: 'light-api',
    });
  });

  it('are empty if the node reports none, whatever an index reports', async () => {
    const { client } = await chainOf(
      {
        '/v1/chain/get_accounts_by_authorizers': () => ({ accounts: [] }),
        '/v1/history/get_key_accounts': () => ({ account_names: ['alice'] }),
      },
      { historyTypes: ['native'] },
    );
    expect(await keyAccounts(client, KEY)).toEqual({ accounts: [], source: 'node' });
  });

  it('are unsupported if no service has them', async () => {
    const { client } = await chainOf({});
    const error = await keyAccounts(client, KEY).catch((reason: unknown) => reason);
    expect(toLoadState(error)).toEqual({ kind: 'unsupported', service: 'hyperion' });
    await expect(keyAccounts(client, 'EOS1')).rejects.toThrow();
  });
});

const UNSUPPORTED = { message: 'Hyperion API not supported' };

it('throws UnsupportedError for data only Hyperion has', async () => {
  const { client } = await chainOf({});
  const requested = [
    creatorOf(client, 'a'),
    createdAccounts(client, 'a'),
    permissionLinks(client, 'a'),
  ];
  await Promise.all(requested.map((one) => expect(one).rejects.toMatchObject(UNSUPPORTED)));
});

it('throws UnsupportedError if Hyperion lacks the route, but not if the request fails', async () => {
  const { server } = await chainOf({});
  const { client } = await chainOf({}, { hyperionUrl: server.url });
  const unsupported = [
    creatorOf(client, 'a'),
    createdAccounts(client, 'a'),
    permissionLinks(client, 'a'),
  ];
  await Promise.all(unsupported.map((one) => expect(one).rejects.toMatchObject(UNSUPPORTED)));
  const down = await serve((_, response) => json(response, {}, 500));
  const { client: other } = await chainOf({}, { hyperionUrl: down.url });
  const failing = [creatorOf(other, 'a'), createdAccounts(other, 'a')];
  await Promise.all(
    failing.map((one) => expect(one).rejects.toMatchObject({ name: 'FetchError' })),
  );
});
