import { afterEach, describe, expect, it } from 'vitest';
import * as v from '#src/chain/core/schema.ts';
import { createHistoryNodeClient } from '#src/chain/rpc/history-node.ts';
import * as historyResponses from '#src/chain/rpc/history-responses.ts';
import { createNodeClient } from '#src/chain/rpc/node.ts';
import { createPool } from '#src/chain/rpc/pool.ts';
import * as responses from '#src/chain/rpc/responses.ts';
import { recordings } from '#tests/recordings/read.ts';
import { isSentWithItsBody, type SentCall } from './responding.ts';
import { CHAIN_ID, closeAll, infoBody, json, serve } from './servers.ts';

afterEach(closeAll);

describe('recorded answers of nodes', () => {
  it.each([
    ['v1_chain_get_info', responses.infoResponse],
    ['v1_chain_get_account', responses.accountResponse],
    ['v1_chain_get_block', responses.blockResponse],
    ['v1_chain_get_currency_balance', responses.balanceResponse],
    ['v1_chain_get_currency_stats', responses.currencyStatsResponse],
    ['v1_chain_get_table_rows', responses.tableRowsResponse],
    ['v1_chain_get_table_by_scope', responses.scopesResponse],
    ['v1_chain_get_producers', responses.producersResponse],
    ['v1_chain_get_abi', responses.abiResponse],
    ['v1_chain_get_accounts_by_authorizers', responses.authorizersResponse],
    ['v1_history_get_actions', historyResponses.historyActionsResponse],
    ['v1_history_get_transaction', historyResponses.historyTransactionResponse],
    ['v1_history_get_key_accounts', historyResponses.historyKeyAccountsResponse],
    ['v1_chain_push_transaction', responses.sentResponse],
    ['v1_chain_send_transaction', responses.sentResponse],
  ])('of %s are decoded', (kind, schema: v.GenericSchema) => {
    const all = recordings(kind).filter(({ status }) => status < 300);
    expect(all.length).toBeGreaterThan(0);
    for (const { file, response } of all) {
      expect(v.safeParse(schema, response), file).toMatchObject({ success: true });
    }
  });
});

describe('a schema', () => {
  it('decodes numbers from text, and keeps other fields', () => {
    const figures = { head_block_num: '5', last_irreversible_block_num: '9007199254740993' };
    const body = { ...infoBody(), ...figures, fork_db_head_block_num: '1' };
    expect(v.parse(responses.infoResponse, body)).toMatchObject({
      head_block_num: 5,
      last_irreversible_block_num: 9007199254740992,
      fork_db_head_block_num: '1',
    });
  });

  it.each([null, [], {}, 'text', { chain_id: 1 }, { ...infoBody(), head_block_num: 'many' }])(
    'refuses a malformed response: %j',
    (body) => {
      expect(v.safeParse(responses.infoResponse, body).success).toBe(false);
    },
  );
});

describe('the node client', () => {
  it("sends each call to its path with nodeos's field names", async () => {
    const seen: [string, unknown][] = [];
    const server = await serve((path, response, _, body) => {
      if (path === '/v1/chain/get_info') return json(response, infoBody());
      seen.push([path, JSON.parse(body)]);
      json(response, {
        rows: [],
        accounts: [],
        actions: [],
        account_names: [],
        account_name: 'a',
        id: 'ab',
        block_num: 1,
        block_time: '',
        number: 1,
        timestamp: '',
        transactions: [],
        producer: '',
        previous: '',
        transaction_id: 'ab',
      });
    });
    const pool = createPool({ endpoints: [server.url], chainId: CHAIN_ID });
    const node = createNodeClient(pool);
    const history = createHistoryNodeClient(pool);
    const table = { code: 'eosio', scope: 'eosio', table: 'global' };
    const signed = {
      signatures: [],
      compression: 0,
      packed_context_free_data: '',
      packed_trx: 'ab',
    };
    await node.getBlock(7);
    await node.getTableRows(table);
    await node.getTableByScope({ code: 'eosio', table: 'userres', limit: 10 });
    await node.getProducers(100);
    await node.getAbi('eosio');
    await node.getAccountsByAuthorizers(['EOS1']);
    await node.getTransactionTraceBlock(7);
    await node.pushTransaction(signed);
    await node.sendTransaction(signed);
    await history.getActions('alice', -1, -100);
    await history.getTransaction('ab', 7);
    await history.getKeyAccounts('EOS1');
    expect(seen).toEqual([
      ['/v1/chain/get_block', { block_num_or_id: 7 }],
      ['/v1/chain/get_table_rows', { json: true, limit: 10, ...table }],
      ['/v1/chain/get_table_by_scope', { code: 'eosio', table: 'userres', limit: 10 }],
      ['/v1/chain/get_producers', { json: true, lower_bound: '', limit: 100 }],
      ['/v1/chain/get_abi', { account_name: 'eosio' }],
      ['/v1/chain/get_accounts_by_authorizers', { keys: ['EOS1'], accounts: [] }],
      ['/v1/trace_api/get_block', { block_num: 7 }],
      ['/v1/chain/push_transaction', signed],
      ['/v1/chain/send_transaction', signed],
      ['/v1/history/get_actions', { account_name: 'alice', pos: -1, offset: -100 }],
      ['/v1/history/get_transaction', { id: 'ab', block_num_hint: 7 }],
      ['/v1/history/get_key_accounts', { public_key: 'EOS1' }],
    ]);
  });

  it('reads an account, its balances and a token', async () => {
    const seen: unknown[] = [];
    const server = await serve((path, response, _, body) => {
      if (path === '/v1/chain/get_info') return json(response, infoBody());
      seen.push(JSON.parse(body));
      const stats = { EOS: { supply: '1 EOS', max_supply: '2 EOS', issuer: 'eosio' } };
      json(response, path.endsWith('balance') ? ['1.0000 EOS'] : stats);
    });
    const node = createNodeClient(createPool({ endpoints: [server.url] }));
    expect(await node.getCurrencyBalance('eosio.token', 'alice', 'EOS')).toEqual(['1.0000 EOS']);
    await node.getCurrencyBalance('eosio.token', 'alice');
    expect((await node.getCurrencyStats('eosio.token', 'EOS')).EOS?.issuer).toBe('eosio');
    expect((await node.getInfo()).head_block_num).toBe(100);
    expect(seen).toEqual([
      { code: 'eosio.token', account: 'alice', symbol: 'EOS' },
      { code: 'eosio.token', account: 'alice' },
      { code: 'eosio.token', symbol: 'EOS' },
    ]);
  });
});

describe('each call', () => {
  const chain = (call: string) => `/v1/chain/${call}`;

  it.each<SentCall>([
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
  ])('%s is sent with its body', isSentWithItsBody);
});
