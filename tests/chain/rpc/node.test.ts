import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import * as answers from '#src/chain/rpc/responses.ts';
import * as historyAnswers from '#src/chain/rpc/history-responses.ts';
import { createHistoryNodeClient } from '#src/chain/rpc/history-node.ts';
import { createNodeClient } from '#src/chain/rpc/node.ts';
import { createPool } from '#src/chain/rpc/pool.ts';
import { hasRealdata, recordings } from '../realdata.ts';
import { CHAIN_ID, closeAll, infoBody, json, serve } from './servers.ts';

afterEach(closeAll);

describe.runIf(hasRealdata)('recorded responses of nodes', () => {
  it.each([
    ['v1_chain_get_info', answers.infoResponse],
    ['v1_chain_get_account', answers.accountResponse],
    ['v1_chain_get_block', answers.blockResponse],
    ['v1_chain_get_currency_balance', answers.balanceResponse],
    ['v1_chain_get_currency_stats', answers.currencyStatsResponse],
    ['v1_chain_get_table_rows', answers.tableRowsResponse],
    ['v1_chain_get_table_by_scope', answers.scopesResponse],
    ['v1_chain_get_producers', answers.producersResponse],
    ['v1_chain_get_abi', answers.abiResponse],
    ['v1_chain_get_accounts_by_authorizers', answers.authorizersResponse],
    ['v1_history_get_actions', historyAnswers.historyActionsResponse],
    ['v1_history_get_transaction', historyAnswers.historyTransactionResponse],
    ['v1_history_get_key_accounts', historyAnswers.historyKeyAccountsResponse],
    ['v1_chain_push_transaction', answers.sentResponse],
    ['v1_chain_send_transaction', answers.sentResponse],
  ])('of %s are decoded', (kind, schema: v.GenericSchema) => {
    const all = recordings(kind).filter(({ status }) => status < 300);
    expect(all.length).toBeGreaterThan(0);
    for (const { file, response } of all) {
      const result = v.safeParse(schema, response);
      expect(
        result.issues?.map((issue) => `${v.getDotPath(issue)} ${issue.message}`),
        file,
      ).toBe(undefined);
    }
  });
});

describe('a schema', () => {
  it('decodes numbers from text, and keeps other fields', () => {
    const limit = { used: '5', available: '9007199254740993', max: 7, current_used: '1' };
    const { cpu_limit: parsed } = v.parse(
      v.object({ cpu_limit: answers.accountResponse.entries.cpu_limit }),
      {
        cpu_limit: limit,
      },
    );
    expect(parsed).toEqual({ used: 5, available: 9007199254740992, max: 7, current_used: '1' });
  });

  it.each([null, [], {}, 'text', { chain_id: 1 }, { ...infoBody(), head_block_num: 'many' }])(
    'refuses a malformed response: %j',
    (body) => {
      expect(v.safeParse(answers.infoResponse, body).success).toBe(false);
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
        ...{ rows: [], accounts: [], actions: [], account_names: [], account_name: 'a' },
        ...{ id: 'ab', block_num: 1, block_time: '', number: 1, timestamp: '', transactions: [] },
        ...{ producer: '', previous: '', transaction_id: 'ab' },
      });
    });
    const pool = createPool({ endpoints: [server.url], chainId: CHAIN_ID });
    const node = createNodeClient(pool);
    const history = createHistoryNodeClient(pool);
    const table = { code: 'eosio', scope: 'eosio', table: 'global' };
    const signed = {
      ...{ signatures: [], compression: 0, packed_context_free_data: '', packed_trx: 'ab' },
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
