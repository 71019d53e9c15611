import { Api, JsonRpc, RpcError } from 'eosjs';
import { JsSignatureProvider } from 'eosjs/dist/eosjs-jssig.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDevnet } from '#devnet/start.ts';
import type { RunningDevnet } from '#devnet/start.ts';
import { BOOT_TIMEOUT, keyOf } from '../api/support.ts';

let devnet: RunningDevnet;
let rpc: JsonRpc;
let api: Api;

beforeAll(async () => {
  devnet = await startDevnet({ port: 0, blockInterval: 0 });
  rpc = new JsonRpc(devnet.url, { fetch });
  const signatureProvider = new JsSignatureProvider([keyOf(devnet, 'alice')]);
  api = new Api({ rpc, signatureProvider });
}, BOOT_TIMEOUT);

afterAll(() => devnet.close());

interface Pushed {
  transaction_id: string;
  processed: { receipt: { status: string }; action_traces: { act: { data: unknown } }[] };
}

async function push(name: string, data: object, account = 'eosio.token'): Promise<Pushed> {
  const authorization = [{ actor: 'alice', permission: 'active' }];
  const actions = [{ account, name, authorization, data }];
  return (await api.transact(
    { actions },
    { blocksBehind: 3, expireSeconds: 30 },
  )) as unknown as Pushed;
}

describe('eosjs, unchanged', () => {
  it('packs by the ABI it fetched, signs, and pushes', async () => {
    const data = { from: 'alice', to: 'bob', quantity: '1.2345 EOS', memo: 'by eosjs' };
    const pushed = await push('transfer', data);
    expect(pushed.processed.receipt.status).toBe('executed');
    expect(pushed.processed.action_traces[0]?.act.data).toEqual(data);
    const { num } = devnet.chain.produceBlock();
    const block = await rpc.get_block(num);
    const ids = (block.transactions as { trx: { id: string } }[]).map(({ trx }) => trx.id);
    expect(ids).toContain(pushed.transaction_id);
    const { actions } = await rpc.history_get_actions('bob', -1, -1);
    expect(actions[0]?.action_trace.trx_id).toBe(pushed.transaction_id);
    const found = await rpc.history_get_transaction(pushed.transaction_id);
    expect(found.trx.trx.actions[0].data).toEqual(data);
  });

  it('pushes compressed, and reads back what it packed', async () => {
    const authorization = [{ actor: 'alice', permission: 'active' }];
    const data = { payer: 'alice', receiver: 'alice', bytes: 512 };
    const actions = [{ account: 'eosio', name: 'buyrambytes', authorization, data }];
    const pushed = (await api.transact(
      { actions },
      { useLastIrreversible: true, expireSeconds: 60, compression: true },
    )) as unknown as Pushed;
    expect(pushed.processed.receipt.status).toBe('executed');
  });

  it('throws what the node said', async () => {
    const failing = push('transfer', {
      from: 'alice',
      to: 'bob',
      quantity: '0.0000 EOS',
      memo: '',
    });
    const error = await failing.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(RpcError);
    expect((error as RpcError).message).toBe(
      'assertion failure with message: must transfer positive quantity',
    );
    expect((error as RpcError).json).toMatchObject({
      code: 500,
      error: { code: 3050003, name: 'eosio_assert_message_exception' },
    });
  });

  it('reads an account, its balance, its tables and its keys', async () => {
    const account = await rpc.get_account('alice');
    expect(account.permissions.map(({ perm_name }) => perm_name)).toContain('active');
    const [balance] = await rpc.get_currency_balance('eosio.token', 'alice', 'EOS');
    expect(balance).toBe(account.core_liquid_balance);
    const { rows } = await rpc.get_table_rows({
      code: 'eosio.token',
      scope: 'alice',
      table: 'accounts',
      json: true,
    });
    expect(rows).toContainEqual({ balance });
    const key = account.permissions.find(({ perm_name }) => perm_name === 'active')?.required_auth
      .keys[0]?.key;
    expect(await rpc.history_get_key_accounts(String(key))).toEqual({ account_names: ['alice'] });
    expect((await rpc.getRawAbi('eosio.token')).accountName).toBe('eosio.token');
    expect((await rpc.get_producer_schedule()).active?.producers.length).toBeGreaterThan(0);
  });
});
