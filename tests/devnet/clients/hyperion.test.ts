import { JsonRpc } from '@eoscafe/hyperion';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDevnet } from '#devnet/start.ts';
import type { RunningDevnet } from '#devnet/start.ts';
import { BOOT_TIMEOUT, signedTransfer } from '../api/support.ts';

let devnet: RunningDevnet;
let rpc: JsonRpc;
const sent: string[] = [];

beforeAll(async () => {
  devnet = await startDevnet({ port: 0, blockInterval: 0 });
  rpc = new JsonRpc(devnet.url);
  for (const memo of ['one', 'two', 'three']) {
    const { id, body } = signedTransfer(devnet, { quantity: '2.0000 EOS', memo });
    devnet.chain.push(body);
    devnet.chain.produceBlock();
    sent.push(id);
  }
}, BOOT_TIMEOUT);

afterAll(() => devnet.close());

describe('@eoscafe/hyperion, unchanged', () => {
  it('pages the actions of an account, either way round', async () => {
    const filter = 'eosio.token:transfer';
    const newest = await rpc.get_actions('bob', { filter, limit: 3 });
    expect(newest.actions.map(({ trx_id }) => trx_id)).toEqual(sent.toReversed());
    const next = await rpc.get_actions('bob', { filter, skip: 1, limit: 2 });
    expect(next.actions).toEqual(newest.actions.slice(1));
    const oldest = await rpc.get_actions('bob', { filter, sort: 'asc', after: '1', limit: 1 });
    expect(oldest.actions[0]?.block_num).toBeLessThan(newest.actions[2]!.block_num);
    const from = await rpc.get_actions('bob', { 'transfer.from': 'alice', 'act.name': 'transfer' });
    expect(from.actions[0]?.trx_id).toBe(sent[2]);
    const after = await rpc.get_actions('bob', { after: '2999-01-01T00:00:00Z' });
    expect(after.actions).toEqual([]);
  });

  it('finds a transaction, transfers, and who sent how much to whom', async () => {
    const { actions } = await rpc.get_transaction<{ memo: string }>(sent[0]!);
    expect(actions[0]?.act.data.memo).toBe('one');
    const transfers = await rpc.get_transfers({
      from: 'alice',
      to: 'bob',
      symbol: 'EOS',
      limit: 2,
    });
    expect(transfers.actions.map(({ trx_id }) => trx_id)).toEqual([sent[2], sent[1]]);
    expect(transfers.action_count).toBeGreaterThanOrEqual(3);
    const partners = await rpc.get_transacted_accounts('bob', 'in', { symbol: 'EOS' });
    const alice = partners.inputs.find(({ account }) => account === 'alice');
    expect(alice?.sum).toBeCloseTo(transfers.total_amount, 4);
    expect(alice?.average).toBeCloseTo(alice!.sum / alice!.transfers, 4);
  });

  it('reports the changes of rows, the latest first', async () => {
    const { deltas, total } = await rpc.get_deltas<{ amount: number; symbol: string }>(
      ...['eosio.token', 'bob', 'accounts', 'bob'],
    );
    expect(total.value).toBeGreaterThanOrEqual(3);
    const amounts = deltas.slice(0, 3).map(({ data }) => data.amount);
    expect(amounts[0]! - amounts[1]!).toBeCloseTo(2, 4);
    expect(amounts[1]! - amounts[2]!).toBeCloseTo(2, 4);
    const [balance] = (await (
      await fetch(`${devnet.url}/v1/chain/get_currency_balance`, {
        method: 'POST',
        body: JSON.stringify({ code: 'eosio.token', account: 'bob', symbol: 'EOS' }),
      })
    ).json()) as string[];
    expect(balance).toBe(`${amounts[0]!.toFixed(4)} EOS`);
  });

  it('reads keys, tokens, links, creators, voters and the ABI of a block', async () => {
    const alice = devnet.chain.account('alice')!;
    const key = alice.permissions.find(({ perm_name }) => perm_name === 'active')!.required_auth
      .keys[0]!.key;
    expect((await rpc.get_key_accounts(key)).account_names).toEqual(['alice']);
    const { tokens } = await rpc.get_tokens('alice');
    expect(tokens.map(({ contract }) => contract)).toContain('eosio.token');
    const { links } = await rpc.get_links('alice');
    expect(links).toHaveLength(alice.links.length);
    expect((await rpc.get_creator('alice')).creator).toBe('eosio');
    const { accounts } = await rpc.get_created_accounts('eosio');
    expect(accounts.length).toBeGreaterThan(5);
    const { voters } = await rpc.get_voters({ proxy: true, limit: 5 });
    expect(voters.map(({ account }) => account)).toContain('wiseproxy111');
    expect((await rpc.get_abi_snapshot('eosio.token', devnet.chain.headBlock.num)).actions).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'transfer' })]),
    );
    expect((await rpc.alive()).status).toBe('OK');
  });

  it('lists what was proposed, with who approved and what is done with', async () => {
    const { total, proposals } = await rpc.get_proposals({ limit: 100 });
    expect(proposals).toHaveLength(total.value);
    const open = await rpc.get_proposals({ executed: false, limit: 100 });
    const rows = devnet.chain.scopes('eosio.msig', 'proposal');
    expect(open.total.value).toBe(rows.reduce((sum, { count }) => sum + count, 0));
  });

  it('throws for what is not there', async () => {
    await expect(rpc.get_creator('nobody')).rejects.toThrow();
    await expect(rpc.get_actions('bob', { limit: 100_000 })).rejects.toThrow();
  });
});
