import { describe, expect, it, test } from 'vitest';
import { keyAccounts } from '#src/chain/client/account/keys.ts';
import { chainByKey } from '#src/chain/config/registry.ts';
import { hyperionAction } from '#src/chain/history/hyperion/action.ts';
import { hyperionHistory } from '#src/chain/history/hyperion/provider.ts';
import { nativeHistory } from '#src/chain/history/native/provider.ts';
import { balanceChanges } from '#src/chain/model/transaction/balance-changes.ts';
import { movingChain } from '#src/chain/model/transaction/token-moves.ts';
import { scopeRange } from '#src/chain/model/abi/scope.ts';
import { createNodeClient } from '#src/chain/rpc/node.ts';
import { createPool } from '#src/chain/rpc/pool.ts';
import { refusalIn } from '#src/chain/rpc/refusal.ts';
import { isServerError } from '#src/chain/rpc/server-error.ts';
import { createHyperionClient } from '#src/chain/services/hyperion/hyperion.ts';
import { hyperionRequest } from '#src/chain/services/hyperion/request.ts';
import { listTokens } from '#src/chain/services/hyperion/tokens.ts';
import { abiFromJson } from '#src/chain/sign/abi/abi-json.ts';

/** What real services answer that is not what it looks like. Each is a fault that users would see. */

const ID = 'a'.repeat(64);
const TIME = '2026-01-01T00:00:00.000';
const ONE = 'https://one.example';
const TWO = 'https://two.example';

type Answer = (url: string, body: Readonly<Record<string, number>>) => unknown;

function answering(answer: Answer, status = 200) {
  const fetch = async (input: unknown, init?: { body?: unknown }) => {
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as never) : {};
    return new Response(JSON.stringify(answer(String(input), body as never)), { status });
  };
  return createPool({ endpoints: [ONE], checkHead: false, fetch: fetch as never });
}

/** The first endpoint refuses, the second one answers. */
function inTurn(refusal: unknown, status: number, answer: unknown) {
  const fetch = async (input: unknown) =>
    String(input).startsWith(ONE)
      ? new Response(JSON.stringify(refusal), { status })
      : new Response(JSON.stringify(answer));
  return createPool({ endpoints: [ONE, TWO], checkHead: false, fetch: fetch as never });
}

describe('Hyperion in the place of a history node', () => {
  /** Each contract has a counter of its own. */
  const numbersOf = (at: number) => (at % 2 === 0 ? 900_000_000 + at : 100 + at);
  const entry = (at: number, sequence: number) => ({
    global_action_seq: 5_000 + at,
    account_action_seq: sequence,
    block_num: at + 1,
    block_time: TIME,
    action_trace: {
      trx_id: String(at).padStart(64, '0'),
      act: { account: 'game', name: 'go', authorization: [], data: { at } },
    },
  });
  const page = (numberOf: (at: number) => number) => ({
    actions: [3, 2, 1, 0].map((at) => entry(at, numberOf(at))),
    last_irreversible_block: 9,
  });

  it('is left for the next endpoint: pages by its numbers would have gaps', async () => {
    const pool = inTurn(
      page(numbersOf),
      200,
      page((at) => at),
    );
    const { rows } = await nativeHistory(pool, pool).actions('alice');
    expect(rows.map(({ data }) => data?.['at'])).toEqual([3, 2, 1, 0]);
    expect(pool.health()[0]?.failures).toBe(1);
  });

  it('is as good as none if there is no other', async () => {
    const pool = answering(() => page(numbersOf));
    await expect(nativeHistory(pool, pool).actions('alice')).rejects.toThrow();
  });
});

it('a page without actions that ran out of time is not the end of a history', async () => {
  const late = { actions: [], last_irreversible_block: 5, time_limit_exceeded_error: true };
  const pool = answering(() => late);
  await expect(nativeHistory(pool, pool).actions('alice')).rejects.toThrow();
});

describe('what one node no longer keeps is requested from the next node', () => {
  const unknownBlock = {
    code: 400,
    message: 'Unknown Block',
    error: {
      code: 3_100_002,
      name: 'unknown_block_exception',
      what: 'Unknown block',
      details: [{ message: 'Could not find block: 5' }],
    },
  };
  const block = {
    id: ID,
    block_num: 5,
    timestamp: TIME,
    producer: 'p',
    previous: ID,
    transactions: [],
  };

  it('a block', async () => {
    const node = createNodeClient(inTurn(unknownBlock, 400, block));
    await expect(node.getBlock(5)).resolves.toMatchObject({ block_num: 5 });
  });

  it('the traces of a block', async () => {
    const error = { code: 0, name: '', what: '', details: [] };
    const refusal = { code: 404, message: 'Trace API: block trace missing', error };
    const traces = { id: ID, number: 5, timestamp: TIME, transactions: [] };
    const node = createNodeClient(inTurn(refusal, 404, traces));
    await expect(node.getTransactionTraceBlock(5)).resolves.toMatchObject({ number: 5 });
  });

  it('and is missing if one node says so and the other one is out of order', async () => {
    const busy = {
      code: 500,
      message: 'Too many requests',
      error: { code: 0, name: '', what: '' },
    };
    const pool = createPool({
      endpoints: [ONE, TWO],
      checkHead: false,
      fetch: (async (input: unknown) => {
        const [body, status] = String(input).startsWith(ONE) ? [busy, 500] : [unknownBlock, 400];
        return new Response(JSON.stringify(body), { status });
      }) as never,
    });
    await expect(createNodeClient(pool).getBlock(5)).rejects.toMatchObject({
      name: 'unknown_block_exception',
    });
  });

  it('and is missing if no node has it', async () => {
    const node = createNodeClient(answering(() => unknownBlock, 400));
    await expect(node.getBlock(5)).rejects.toMatchObject({ name: 'unknown_block_exception' });
  });
});

it.each([
  { query_time_ms: 5, executed: false, trx_id: ID, lib: 5, cached_lib: false },
  { executed: false, trx_id: ID, error: 'no data near block_hint' },
])(
  'a transaction that Hyperion does not know is missing, and the service is well',
  async (body) => {
    const pool = answering(() => body);
    await expect(hyperionHistory(pool).transaction(ID)).rejects.toMatchObject({
      name: 'MissingError',
    });
    expect(pool.health()[0]?.failures).toBe(0);
  },
);

describe('amounts that Hyperion stores as numbers', () => {
  const transactionOf = (name: string, data: object) => ({
    actions: [
      {
        block_num: 5,
        timestamp: TIME,
        trx_id: ID,
        action_ordinal: 1,
        creator_action_ordinal: 0,
        global_sequence: 10,
        receipts: [{ receiver: 'eosio', global_sequence: '10' }],
        act: { account: 'eosio', name, authorization: [], data },
      },
    ],
  });
  const read = async (key: 'wax' | 'eos', name: string, data: object) => {
    const config = chainByKey(key);
    const pool = answering(() => transactionOf(name, data));
    const { actions } = await hyperionHistory(pool, config).transaction(ID);
    return { data: actions[0]?.data, changes: balanceChanges(actions, movingChain(config)) };
  };
  const parties = { from: 'alice', receiver: 'bob', transfer: true };
  const stake = { amount: 0.3, stake_cpu_quantity: 0.2, stake_net_quantity: 0.1, ...parties };

  it('are amounts of the system’s token again, and count', async () => {
    const { data, changes } = await read('wax', 'delegatebw', stake);
    expect(data).toEqual({
      stake_cpu_quantity: '0.20000000 WAX',
      stake_net_quantity: '0.10000000 WAX',
      ...parties,
    });
    const bob = changes.find(({ holder }) => holder === 'bob');
    expect(bob?.changes[0]).toMatchObject({ staked: true, amount: { units: 30_000_000n } });
  });

  it('are in the token before the core token where that was replaced', async () => {
    expect((await read('eos', 'delegatebw', stake)).data).toMatchObject({
      stake_cpu_quantity: '0.2000 EOS',
    });
  });

  it('are what RAM was bought for', async () => {
    const { data } = await read('wax', 'buyram', { amount: 1.5, payer: 'alice', receiver: 'bob' });
    expect(data).toEqual({ quant: '1.50000000 WAX', payer: 'alice', receiver: 'bob' });
  });

  const transferOf = async (account: string, data: object, apart?: object) => {
    const config = chainByKey('eos');
    const { actions } = transactionOf('transfer', data);
    const [{ act, ...entry }] = actions as [(typeof actions)[0]];
    const body = { actions: [{ ...entry, act: { ...act, account }, '@transfer': apart }] };
    const read = await hyperionHistory(
      answering(() => body),
      config,
    ).transaction(ID);
    const changes = balanceChanges(read.actions, movingChain(config));
    const bob = changes.find(({ holder }) => holder === 'bob');
    return { data: read.actions[0]?.data, received: bob?.changes[0]?.amount };
  };
  const sent = { from: 'alice', to: 'bob' };

  it.each([
    ['eosio.token', 1.5, 'EOS', '1.5000 EOS', 15_000n],
    ['eosio.token', 1.5, 'JUNGLE', '1.5 JUNGLE', 15n],
    ['core.vaulta', 3, 'A', '3.0000 A', 30_000n],
    ['game', 1e-7, 'GAME', '0.0000001 GAME', 1n],
    ['game', 1.5e-7, 'GAME', '0.00000015 GAME', 15n],
    ['game', 7, 'GAME', '7 GAME', 7n],
  ])('are those of a transfer, at %s: %d %s', async (contract, amount, symbol, quantity, units) => {
    const { data, received } = await transferOf(contract, { ...sent, amount, symbol, memo: 'x' });
    expect(data).toEqual({ ...sent, quantity, memo: 'x' });
    expect(received?.units).toBe(units);
  });

  it('are found beside an action too, with its parties', async () => {
    const apart = { ...sent, amount: 1.5, symbol: 'EOS' };
    expect(await transferOf('eosio.token', { memo: 'x' }, apart)).toMatchObject({
      data: { ...sent, quantity: '1.5000 EOS', memo: 'x' },
      received: { units: 15_000n },
    });
    const { data } = await transferOf('game', { quantity: '2.00 GAME', memo: 'x' }, apart);
    expect(data).toEqual({ ...sent, quantity: '2.00 GAME', memo: 'x' });
  });

  it('leave the amount of other actions alone', async () => {
    const data = { owner: 'alice', amount: 7 };
    expect((await read('wax', 'giftram', data)).data).toEqual(data);
  });
});

test('what Hyperion invents in a transfer is left out', () => {
  const dataOf = (data: object) =>
    hyperionAction({ act: { account: 'tok', name: 'transfer', authorization: [], data } }).data;
  const added = { amount: 1.5, symbol: 'X' };
  const named = { quantity: '1.5000 X', owner: 'alice', receiver: 'bob' };
  expect(dataOf({ from: 'undefined', to: 'undefined', ...added, ...named })).toEqual(named);
  const valued = { from: 'alice', to: 'bob', value: '1.5000 X', memo: '' };
  expect(dataOf({ ...added, ...valued })).toEqual(valued);
  const paid = { from: 'undefined', to: 'bob', quantity: '1.5000 X' };
  expect(dataOf({ ...added, ...paid })).toEqual(paid);
});

describe('a transaction that took too long', () => {
  const refused = (message: string) => {
    const what = 'Transaction exceeded the current CPU usage limit imposed on the transaction';
    const details = [{ message }];
    const error = { code: 3_080_004, name: 'tx_cpu_usage_exceeded', what, details };
    const refusal = refusalIn({ code: 500, message: 'Internal Service Error', error }, 500, ONE);
    return refusal && isServerError(refusal);
  };
  it.each([
    'transaction was executing for too long 30012us reached node configured max-transaction-time 30000us',
    'transaction was executing for too long 512us reached speculative executed adjusted trx max time 500us',
  ])('by the limit of a node may run at another: %s', (message) =>
    expect(refused(message)).toBe(true),
  );
  it('by a limit of the chain may not', () =>
    expect(
      refused('transaction was executing for too long 900us reached account cpu limit 800us'),
    ).toBe(false));
});

it('tokens continue after a page from which Hyperion left out doubles', async () => {
  const token = (at: number) => ({
    symbol: `T${String.fromCharCode(65 + (at % 26), 65 + Math.floor(at / 26))}`,
    precision: 4,
    amount: 1,
    contract: 'tok',
  });
  const of = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => token(from + at));
  const stored = [...of(0, 50), token(0), token(1), ...of(50, 100)];
  const pool = answering((url) => {
    const skip = Number(new URL(url).searchParams.get('skip') ?? 0);
    const page = stored.slice(skip, skip + 100);
    return {
      account: 'alice',
      tokens: [...new Map(page.map((one) => [one.symbol, one])).values()],
    };
  });
  const { balances } = await listTokens(hyperionRequest(pool), 'alice');
  expect(balances).toHaveLength(150);
});

it('a hundred accounts of the Light API may not be all', async () => {
  const key = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV';
  const held = [
    { perm: 'active', threshold: 1, auth: { keys: [{ pubkey: key, weight: 1 }], accounts: [] } },
  ];
  const names = Array.from({ length: 100 }, (_, at) =>
    String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26)),
  );
  const accounts = Object.fromEntries(names.map((name) => [`acc${name}`, held]));
  const missing = () => Promise.reject(new Error('no'));
  const access = {
    config: {
      ...chainByKey('eos'),
      historyTypes: [],
      lightApi: 'https://light.example',
      lightApiNetwork: 'eos',
    },
    node: { getAccountsByAuthorizers: missing, getAccount: missing },
    hyperionPool: null,
    fetch: async () => new Response(JSON.stringify({ eos: { accounts, chain: {} } })),
  };
  expect(await keyAccounts(access as never, key)).toMatchObject({
    source: 'light-api',
    truncated: true,
  });
});

it('extensions of an ABI come as pairs, and as objects', () => {
  const version = 'eosio::abi/1.1';
  const read = (extension: unknown) =>
    abiFromJson({ version, abi_extensions: [extension] }).abi_extensions;
  expect(read([1, '00ff'])).toEqual([{ tag: 1, value: '00ff' }]);
  expect(read({ tag: 1, value: '00ff' })).toEqual([{ tag: 1, value: '00ff' }]);
});

it('a scope may be the largest number', () => {
  expect(scopeRange('18446744073709551615')).not.toBeNull();
  expect(scopeRange('18446744073709551616')).toBeNull();
});

it.each(['', '__self__'])('a creator %j of Hyperion is none', async (creator) => {
  const answer = {
    account: 'alice',
    creator,
    timestamp: '2019-01-01T00:00:00.000',
    block_num: 5,
    trx_id: '',
  };
  const client = createHyperionClient(answering(() => answer));
  await expect(client.getCreator('alice')).rejects.toMatchObject({ name: 'UnsupportedError' });
});
