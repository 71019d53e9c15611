import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { getBlockHeaderState, getBlockInfo } from '#src/chain/rpc/block-calls.ts';
import * as contract from '#src/chain/rpc/contract-calls.ts';
import * as fio from '#src/chain/rpc/fio-node.ts';
import { getControlledAccounts } from '#src/chain/rpc/history-calls.ts';
import { createNodeClient } from '#src/chain/rpc/node.ts';
import { createPool, type Pool } from '#src/chain/rpc/pool.ts';
import * as schedule from '#src/chain/rpc/schedule-calls.ts';
import * as send from '#src/chain/rpc/send-calls.ts';
import { getDatabaseSize, getKvTableRows } from '#src/chain/rpc/store-calls.ts';
import { recordings, recordingsFrom } from '#tests/recordings/read.ts';
import { brokenNode, chainError, closeAll, infoBody, json, serve } from './servers.ts';

afterEach(closeAll);

/** A pool of one node with one response, which records requests other than get_info. */
async function responding(body: unknown, status = 200) {
  const requested: [path: string, body: unknown][] = [];
  const server = await serve((path, response, _, text) => {
    if (path === '/v1/chain/get_info') return json(response, infoBody());
    requested.push([path, JSON.parse(text)]);
    json(response, body, status);
  });
  return { pool: createPool({ endpoints: [server.url] }), requested, url: server.url };
}

const SIGNED = {
  signatures: ['SIG'],
  compression: 0,
  packed_context_free_data: '',
  packed_trx: 'ab',
};
const SENT = { transaction_id: 'ab', processed: { receipt: { status: 'executed' } } };
const KEY = 'FIO8PRe4WRZJj5mkem6qVGKyvNFgPsNnjNN6kPhh6EaCpzCVin5Jj';

type Call = (pool: Pool) => Promise<unknown>;

describe('each call', () => {
  const chain = (call: string) => `/v1/chain/${call}`;
  const header = { timestamp: 't', producer: 'p', previous: '0' };
  const kv = { code: 'c', table: 't', index_name: 'i' };
  const account = { account_name: 'alice' };
  const hashes = { ...account, code_hash: '0', abi_hash: '1' };
  const roots = { transaction_mroot: '0', action_mroot: '0' };
  const blockInfo = { id: 'a', block_num: 7, ref_block_num: 7, ref_block_prefix: 1, ...roots };
  const active = { version: 1, producers: [] };
  const sizes = { free_bytes: '1', used_bytes: 2, size: 3 };

  it.each<[name: string, call: Call, path: string, body: unknown, answer: unknown]>([
    [
      'get_block_info',
      (pool) => getBlockInfo(pool, 7),
      chain('get_block_info'),
      { block_num: 7 },
      { ...blockInfo, ...header },
    ],
    [
      'get_block_header_state',
      (pool) => getBlockHeaderState(pool, 7),
      chain('get_block_header_state'),
      { block_num_or_id: 7 },
      { id: 'a', block_num: 7, header },
    ],
    [
      'get_raw_abi',
      (pool) => contract.getRawAbi(pool, 'alice'),
      chain('get_raw_abi'),
      account,
      { ...hashes, abi: '' },
    ],
    [
      'get_raw_code_and_abi',
      (pool) => contract.getRawCodeAndAbi(pool, 'alice'),
      chain('get_raw_code_and_abi'),
      account,
      { ...account, wasm: '', abi: '' },
    ],
    [
      'get_code',
      (pool) => contract.getCode(pool, 'alice'),
      chain('get_code'),
      { ...account, code_as_wasm: true },
      hashes,
    ],
    [
      'get_code_hash',
      (pool) => contract.getCodeHash(pool, 'alice'),
      chain('get_code_hash'),
      account,
      hashes,
    ],
    [
      'abi_bin_to_json',
      (pool) => contract.abiBinToJson(pool, 'eosio', 'a', 'ff'),
      chain('abi_bin_to_json'),
      { code: 'eosio', action: 'a', binargs: 'ff' },
      { args: {} },
    ],
    [
      'abi_json_to_bin',
      (pool) => contract.abiJsonToBin(pool, 'eosio', 'a', { x: 1 }),
      chain('abi_json_to_bin'),
      { code: 'eosio', action: 'a', args: { x: 1 } },
      { binargs: '01' },
    ],
    [
      'get_producer_schedule',
      (pool) => schedule.getProducerSchedule(pool),
      chain('get_producer_schedule'),
      {},
      { active, pending: null, proposed: null },
    ],
    [
      'get_scheduled_transactions',
      (pool) => schedule.getScheduledTransactions(pool),
      chain('get_scheduled_transactions'),
      { json: true, lower_bound: '', limit: 50 },
      { transactions: [{ trx_id: 'a', delay_until: 't' }], more: '' },
    ],
    [
      'get_activated_protocol_features',
      (pool) => schedule.getActivatedProtocolFeatures(pool),
      chain('get_activated_protocol_features'),
      { lower_bound: 0, limit: 100, search_by_block_num: false, reverse: false },
      { activated_protocol_features: [], more: 7 },
    ],
    [
      'get_required_keys',
      (pool) => send.getRequiredKeys(pool, { actions: [] }, ['EOS1']),
      chain('get_required_keys'),
      { transaction: { actions: [] }, available_keys: ['EOS1'] },
      { required_keys: ['EOS1'] },
    ],
    [
      'get_accounts_by_authorizers',
      (pool) => createNodeClient(pool).getAccountsByAuthorizers(['EOS1'], {}, ['bob']),
      chain('get_accounts_by_authorizers'),
      { keys: ['EOS1'], accounts: ['bob'] },
      { accounts: [] },
    ],
    [
      'get_producers',
      (pool) => createNodeClient(pool).getProducers(),
      chain('get_producers'),
      { json: true, lower_bound: '', limit: 50 },
      { rows: [] },
    ],
    [
      'push_transactions',
      (pool) => send.pushTransactions(pool, [SIGNED]),
      chain('push_transactions'),
      [SIGNED],
      [SENT],
    ],
    [
      'send_transaction2',
      (pool) => send.sendTransaction2(pool, SIGNED),
      chain('send_transaction2'),
      { return_failure_trace: true, retry_trx: false, transaction: SIGNED },
      SENT,
    ],
    [
      'send_transaction2 with retry',
      (pool) => send.sendTransaction2(pool, SIGNED, { retry: true, retryBlocks: 10 }),
      chain('send_transaction2'),
      {
        return_failure_trace: true,
        retry_trx: true,
        retry_trx_num_blocks: 10,
        transaction: SIGNED,
      },
      SENT,
    ],
    [
      'compute_transaction',
      (pool) => send.computeTransaction(pool, SIGNED),
      chain('compute_transaction'),
      { transaction: SIGNED },
      SENT,
    ],
    [
      'send_read_only_transaction',
      (pool) => send.sendReadOnlyTransaction(pool, SIGNED),
      chain('send_read_only_transaction'),
      { transaction: SIGNED },
      SENT,
    ],
    [
      'push_ro_transaction',
      (pool) => send.pushReadOnlyTransaction(pool, SIGNED),
      chain('push_ro_transaction'),
      { transaction: SIGNED, return_failure_traces: true },
      { head_block_num: 1, result: { action_traces: [] } },
    ],
    [
      'get_kv_table_rows',
      (pool) => getKvTableRows(pool, kv),
      chain('get_kv_table_rows'),
      { json: true, limit: 10, ...kv },
      { rows: [], more: false },
    ],
    ['db_size/get', (pool) => getDatabaseSize(pool), '/v1/db_size/get', {}, sizes],
    [
      'get_controlled_accounts',
      (pool) => getControlledAccounts(pool, 'alice'),
      '/v1/history/get_controlled_accounts',
      { controlling_account: 'alice' },
      { controlled_accounts: ['bob', 'bob'] },
    ],
    [
      'get_fio_names',
      (pool) => fio.getFioNames(pool, KEY),
      chain('get_fio_names'),
      { fio_public_key: KEY },
      { fio_addresses: [], fio_domains: [] },
    ],
    [
      'get_fio_domains',
      (pool) => fio.getFioDomains(pool, KEY),
      chain('get_fio_domains'),
      { fio_public_key: KEY },
      { fio_domains: [], more: 0 },
    ],
    [
      'get_fio_balance',
      (pool) => fio.getFioBalance(pool, KEY),
      chain('get_fio_balance'),
      { fio_public_key: KEY },
      { balance: 5 },
    ],
    [
      'get_nfts_fio_address',
      (pool) => fio.getNftsOfFioAddress(pool, 'a@b', { limit: 5, offset: 10 }),
      chain('get_nfts_fio_address'),
      { fio_address: 'a@b', limit: 5, offset: 10 },
      { nfts: [], more: 3 },
    ],
  ])('%s is sent with its body', async (_, call, path, body, answer) => {
    const { pool, requested } = await responding(answer);
    await call(pool);
    expect(requested).toEqual([[path, body]]);
    const wrong = await responding({ of: 'another form' });
    await expect(call(wrong.pool)).rejects.toMatchObject({ name: 'FetchError' });
  });
});

describe('a response', () => {
  it('decodes numbers from text, and treats null like an omitted field', async () => {
    const answer = { free_bytes: '9000000000', used_bytes: '5', size: 1 };
    const { pool } = await responding(answer);
    expect(await getDatabaseSize(pool)).toEqual({
      free_bytes: 9_000_000_000,
      used_bytes: 5,
      size: 1,
      indices: [],
    });
  });

  it('lists each controlled account once', async () => {
    const { pool } = await responding({ controlled_accounts: ['bob', 'eve', 'bob'] });
    expect(await getControlledAccounts(pool, 'alice')).toEqual(['bob', 'eve']);
  });

  it('in base64 may have one padding sign too many', async () => {
    for (const abi of ['DmE=', 'DmE==', 'DmE']) {
      const { pool } = await responding({ account_name: 'a', code_hash: '', abi_hash: '', abi });
      expect([...(await contract.getRawAbi(pool, 'a')).abi]).toEqual([0x0e, 0x61]);
    }
    const { pool } = await responding({ account_name: 'a', code_hash: '', abi_hash: '', abi: '#' });
    await expect(contract.getRawAbi(pool, 'a')).rejects.toMatchObject({ name: 'FetchError' });
  });
});

describe('a transaction', () => {
  const except = { code: 3050003, name: 'eosio_assert_message_exception', message: 'no balance' };

  it('that failed in its trace is refused with the reason', async () => {
    for (const [call, answer] of [
      [
        (pool: Pool) => send.sendTransaction2(pool, SIGNED),
        { transaction_id: 'ab', processed: { except } },
      ],
      [(pool: Pool) => send.pushReadOnlyTransaction(pool, SIGNED), { result: { except } }],
    ] as const) {
      const { pool } = await responding(answer, 202);
      await expect(call(pool)).rejects.toMatchObject({
        name: 'eosio_assert_message_exception',
        message: 'no balance',
        code: 3050003,
      });
    }
  });

  it("is sent only after the node's chain is known", async () => {
    const other = await serve((_, response) =>
      json(response, infoBody({ chainId: 'bb'.repeat(32) })),
    );
    const pool = createPool({ endpoints: [other.url], chainId: 'aa'.repeat(32) });
    for (const call of [send.sendTransaction2(pool, SIGNED), send.pushTransactions(pool, [SIGNED])])
      await expect(call).rejects.toMatchObject({ attempts: [{ kind: 'wrong-chain' }] });
    expect(new Set(other.requested)).toEqual(new Set(['/v1/chain/get_info']));
  });
});

describe('a FIO response without results', () => {
  it('is empty, and no failure of the node', async () => {
    for (const [message, call, empty] of [
      ['No FIO names', fio.getFioNames, { fio_addresses: [], fio_domains: [] }],
      ['No FIO Domains', fio.getFioDomains, { fio_domains: [], more: 0 }],
      ['Public key not found', fio.getFioBalance, { balance: 0, available: 0, staked: 0 }],
      ['No NFTS are mapped', fio.getNftsOfFioAddress, { nfts: [], more: 0 }],
    ] as const) {
      const { pool } = await responding({ message }, 404);
      expect(await call(pool, KEY), message).toMatchObject(empty);
      expect(pool.health()[0]).toMatchObject({ failures: 0 });
    }
  });

  it('differs from the response of a node that lacks the call', async () => {
    for (const body of [{ message: 'Not Found' }, chainError(0, 'exception', 'Unknown Endpoint')]) {
      const { pool } = await responding(body, 404);
      await expect(fio.getFioBalance(pool, KEY)).rejects.toMatchObject({
        attempts: [{ kind: 'unsupported' }],
      });
    }
  });

  it('is not an invalid key', async () => {
    const [recording] = recordingsFrom('documented', 'errors').filter(
      ({ request }) => request.path === '/v1/chain/get_fio_balance',
    );
    const error = 'Invalid FIO Public Key';
    const body = recording?.response;
    const { pool } = await responding(body, 400);
    await expect(fio.getFioBalance(pool, 'FIO123')).rejects.toMatchObject({
      name: 'exception',
      message: error,
      body,
    });
  });

  it('for names is requested one level higher if a node lacks the call', async () => {
    const names = { fio_addresses: [], fio_domains: [{ fio_domain: 'a', expiration: 't' }] };
    const server = await brokenNode((path, response) =>
      path === '/v1/get_fio_names'
        ? json(response, names)
        : json(response, chainError(0, 'exception', 'Unknown Endpoint'), 404),
    );
    const pool = createPool({ endpoints: [server.url] });
    expect((await fio.getFioNames(pool, KEY)).fio_domains[0]).toMatchObject({
      fio_domain: 'a',
      is_public: false,
    });
    const down = await brokenNode((_, response) => response.destroy());
    await expect(fio.getFioNames(createPool({ endpoints: [down.url] }), KEY)).rejects.toMatchObject(
      { attempts: [{ kind: 'network' }] },
    );
    expect(down.count('/v1/get_fio_names')).toBe(0);
  });
});

describe('recorded answers', () => {
  const calls: Record<string, Call> = {
    v1_chain_get_block_info: (pool) => getBlockInfo(pool, 1),
    v1_chain_get_block_header_state: (pool) => getBlockHeaderState(pool, 1),
    v1_chain_get_raw_abi: (pool) => contract.getRawAbi(pool, 'a'),
    v1_chain_get_raw_code_and_abi: (pool) => contract.getRawCodeAndAbi(pool, 'a'),
    v1_chain_get_code: (pool) => contract.getCode(pool, 'a'),
    v1_chain_get_producer_schedule: (pool) => schedule.getProducerSchedule(pool),
    v1_chain_get_activated_protocol_features: (pool) => schedule.getActivatedProtocolFeatures(pool),
    v1_chain_get_required_keys: (pool) => send.getRequiredKeys(pool, {}, []),
    v1_chain_compute_transaction: (pool) => send.computeTransaction(pool, SIGNED),
    v1_chain_push_transactions: (pool) => send.pushTransactions(pool, []),
    v1_chain_send_transaction2: (pool) => send.sendTransaction2(pool, SIGNED),
    v1_chain_send_read_only_transaction: (pool) => send.sendReadOnlyTransaction(pool, SIGNED),
    v1_history_get_controlled_accounts: (pool) => getControlledAccounts(pool, 'a'),
  };

  /** A pool without a network whose node has one response. */
  const replaying = (response: unknown, status: number) =>
    createPool({
      endpoints: ['http://node'],
      checkHead: false,
      fetch: () => Promise.resolve(new Response(JSON.stringify(response), { status })),
    });

  it.each(Object.entries(calls))(
    'of %s are decoded, or refused with a reason',
    async (kind, call) => {
      const all = recordings(kind);
      expect(all.length).toBeGreaterThan(0);
      for (const { file, response, status } of all) {
        const flight = call(replaying(response, status));
        const failed = JSON.stringify(response).includes('"except":{') || status >= 300;
        if (failed) await expect(flight, file).rejects.toMatchObject({ endpoint: 'http://node' });
        else await expect(flight, file).resolves.toBeDefined();
      }
    },
  );

  it('keep every field', async () => {
    for (const kind of ['v1_chain_get_block_info', 'v1_chain_get_producer_schedule'])
      for (const { response, status } of recordings(kind))
        expect(await calls[kind]?.(replaying(response, status))).toMatchObject(response as object);
  });

  it('with raw ABIs have bytes of the stated sha256', async () => {
    for (const { file, response, status } of recordings('v1_chain_get_raw_abi')) {
      const { abi, abi_hash } = await contract.getRawAbi(replaying(response, status), 'a');
      expect(createHash('sha256').update(abi).digest('hex'), file).toBe(abi_hash);
    }
  });

  it('that FIO documents are read', async () => {
    const pool = (name: string) =>
      replaying(recordingsFrom('documented', `v1_chain_${name}`)[0]?.response, 200);
    expect((await fio.getFioNames(pool('get_fio_names'), KEY)).fio_addresses[0]).toMatchObject({
      fio_address: 'purse@alice',
      remaining_bundled_tx: 98,
    });
    const { fio_domains } = await fio.getFioDomains(pool('get_fio_domains'), KEY);
    expect(fio_domains[0]).toMatchObject({ fio_domain: 'alice', is_public: false });
    const { nfts } = await fio.getNftsOfFioAddress(pool('get_nfts_fio_address'), 'a@b');
    expect(nfts[0]?.chain_code).toBe('ETH');
  });
});
