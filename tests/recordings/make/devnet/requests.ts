import type { RunningChain } from '#devnet/start.ts';
import { fioAccountOf, fioKeyOf } from '#devnet/story/fio/people.ts';

export interface DevnetRequest {
  chain: string;
  of(running: RunningChain): { path: string; body?: unknown; title?: string };
}

const get = (chain: string, ...paths: string[]): DevnetRequest[] =>
  paths.map((path) => ({ chain, of: () => ({ path, title: path }) }));
const post = (chain: string, call: string, ...bodies: object[]): DevnetRequest[] =>
  bodies.map((body) => ({ chain, of: () => ({ path: `/v1/${call}`, body }) }));

function keyOf({ demoAccounts }: RunningChain, name: string): string {
  const found = demoAccounts.find((account) => account.name === name);
  if (!found) throw new Error(`${name} has no key to tell.`);
  return found.publicKey;
}

/** A call of FIO by the public key of one of its people. */
const byKey = (call: string, name: string): DevnetRequest[] =>
  post('fio', `chain/${call}`, { fio_public_key: fioKeyOf(name) });

const fioAccount = (call: string, more: object = {}): DevnetRequest[] =>
  ['alice', 'carol'].flatMap((name) =>
    post('fio', call, { account_name: fioAccountOf(name), ...more }),
  );

const actions = (account_name: string) => ({ account_name, pos: -1, offset: -12 });
const rows = (code: string, table: string, scope = code) => ({
  json: true,
  code,
  scope,
  table,
  limit: 4,
});

const AT = '/atomicassets/v1';

/** The id of the transaction of the latest action, by its history. */
const latestTransaction = (
  chain: string,
  name: string,
  path: (id: string) => object,
): DevnetRequest => ({
  chain,
  of({ history }) {
    const position = history.actionsOf(name).at(-1)!;
    return path(history.action(position).in.trace.id) as { path: string; body?: unknown };
  },
});

export const REQUESTS: readonly DevnetRequest[] = [
  // The history plugin that nodes had.
  ...post(
    'eos',
    'history/get_actions',
    ...['alice', 'carol', 'treasury1111', 'mallory'].map(actions),
  ),
  ...fioAccount('history/get_actions', { pos: -1, offset: -12 }),
  ...['alice', 'carol', 'dave', 'treasury1111'].map((name) =>
    latestTransaction('eos', name, (id) => ({ path: '/v1/history/get_transaction', body: { id } })),
  ),
  {
    chain: 'eos',
    of: (running) => ({
      path: '/v1/history/get_key_accounts',
      body: { public_key: keyOf(running, 'alice') },
    }),
  },
  ...post('eos', 'history/get_controlled_accounts', { controlling_account: 'alice' }),

  // Hyperion.
  ...get(
    'eos',
    '/v2/health',
    ...['alice', 'carol'].map((name) => `/v2/history/get_actions?account=${name}&limit=8`),
    '/v2/history/get_actions?account=alice&filter=eosio.token:*&limit=5',
    '/v2/history/get_actions?account=mallory&limit=12',
    '/v2/history/get_creator?account=alice',
    '/v2/history/get_created_accounts?account=eosio&limit=3',
    '/v2/history/get_abi_snapshot?contract=eosio.token&fetch=true',
    '/v2/history/get_deltas?code=eosio.token&table=accounts&limit=3',
    '/v2/state/get_tokens?account=alice',
    '/v2/state/get_links?account=alice',
    '/v2/state/get_proposals?limit=4',
    '/v2/state/get_voters?limit=3',
    '/v2/state/get_account?account=idleaccount1',
  ),
  ...['alice', 'treasury1111'].map((name) =>
    latestTransaction('eos', name, (id) => ({ path: `/v2/history/get_transaction?id=${id}` })),
  ),
  {
    chain: 'eos',
    of: (running) => ({ path: `/v2/state/get_key_accounts?public_key=${keyOf(running, 'alice')}` }),
  },

  // The Light API.
  ...get(
    'eos',
    '/api/account/eos/alice',
    '/api/balances/eos/alice',
    '/api/topholders/eos/eosio.token/EOS/10',
  ),

  // NFT indexers.
  ...get(
    'wax',
    `${AT}/assets?owner=alice&limit=4`,
    `${AT}/assets?owner=bob&limit=4`,
    `${AT}/accounts?limit=2`,
    `${AT}/burns?limit=2`,
    `${AT}/collections?limit=2`,
    `${AT}/config`,
    `${AT}/offers?limit=3`,
    `${AT}/schemas?limit=2`,
    `${AT}/templates?limit=2`,
    `${AT}/transfers?limit=2`,
    '/v1/assets/search?owner=alice&limit=3',
  ),

  // FIO's nodes.
  ...['alice', 'bob'].flatMap((name) => byKey('get_fio_balance', name)),
  ...fioAccount('chain/get_account'),
  ...post('fio', 'chain/get_table_rows', rows('fio.address', 'fionames')),
  ...post('fio', 'chain/get_table_rows', rows('fio.fee', 'fiofees')),
  ...post('fio', 'chain/get_table_rows', rows('eosio', 'voters')),
  ...post('fio', 'chain/get_table_rows', rows('eosio', 'producers')),

  // Contracts that the real node's system contract does not have.
  ...post('proton', 'chain/get_table_rows', rows('oracles', 'feeds'), rows('oracles', 'data')),
  ...post('proton', 'chain/get_table_rows', rows('eosio', 'votersxpr')),
  ...post('proton', 'chain/get_table_rows', rows('eosio.proton', 'usersinfo')),
  ...post('proton', 'chain/get_account', { account_name: 'alice' }),
  ...post('wax', 'chain/get_account', { account_name: 'alice' }),
  ...post(
    'eos',
    'chain/get_table_rows',
    rows('eosio', 'powup.state', ''),
    rows('regproxyinfo', 'proxies'),
  ),
  ...post('eos', 'chain/get_table_rows', rows('eosio', 'cpuloan')),
  ...post('eos', 'chain/get_table_rows', rows('eosio', 'delband', 'erin')),
  ...post('eos', 'chain/get_table_rows', rows('eosio', 'namebids')),
  ...post('eos', 'chain/get_producers', { json: true, limit: 3 }),
  ...post('eos', 'chain/get_transaction_status', { id: 'ab'.repeat(32) }),

  // The product backend.
  ...get(
    'eos',
    ...['/forex', '/ticker', '/marketcap', '/tokens', '/producers', '/usercount', '/tps'].map(
      (path) => `/backend${path}`,
    ),
  ),
];
