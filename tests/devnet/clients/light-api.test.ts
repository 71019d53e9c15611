import { JsonRpc } from '@eoscafe/light-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDevnet } from '#devnet/start.ts';
import type { RunningDevnet } from '#devnet/start.ts';
import { BOOT_TIMEOUT } from '../api/support.ts';

let devnet: RunningDevnet;
let rpc: JsonRpc;

beforeAll(async () => {
  devnet = await startDevnet({ port: 0, blockInterval: 0 });
  rpc = new JsonRpc('eos', { endpoint: devnet.url });
}, BOOT_TIMEOUT);

afterAll(() => devnet.close());

describe('@eoscafe/light-api, unchanged', () => {
  it('reports what an account holds, as its tables do', async () => {
    const { balances, linkauth, chain } = await rpc.get_account('alice');
    const core = balances.find(({ contract }) => contract === 'eosio.token');
    expect(core).toMatchObject({ currency: 'EOS', decimals: '4' });
    expect(Number(await rpc.get_token_balance('alice', 'eosio.token', 'EOS'))).toBe(
      Number(core?.amount),
    );
    expect((await rpc.get_balances('alice')).balances).toEqual(balances);
    expect((await rpc.get_account_info('alice')).linkauth).toEqual(linkauth);
    expect(chain).toMatchObject({ systoken: 'EOS', chainid: devnet.chain.spec.chainId });
  });

  it('finds accounts by key and by code', async () => {
    const [{ key } = { key: '' }] = devnet.chain
      .account('alice')!
      .permissions.find(({ perm_name }) => perm_name === 'active')!.required_auth.keys;
    const { eos } = await rpc.get_key_accounts(key);
    expect(Object.keys(eos?.accounts ?? {})).toEqual(['alice']);
    const hash = devnet.chain.account('atomicassets')!.code_hash;
    const known = await rpc.get_codehash(hash);
    expect(Object.keys(known['eos']?.accounts ?? {})).toEqual(['atomicassets']);
  });

  it('ranks holders, stakes and RAM', async () => {
    const holders = await rpc.get_topholders('eosio.token', 'EOS', 10);
    const amounts = holders.map(([, amount]) => Number(amount));
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    expect(Number(await rpc.get_tokenholder_count('eosio.token', 'EOS'))).toBeGreaterThanOrEqual(
      10,
    );
    expect(await rpc.get_topram(10)).toHaveLength(10);
    expect(await rpc.get_topstake(10)).toHaveLength(10);
    expect(Number(await rpc.get_usercount())).toBe(devnet.chain.accountNames().length);
    expect(await rpc.get_sync_info()).toMatch(/OK$/);
    expect(await rpc.get_networks()).toHaveProperty('eos');
  });

  it('refuses a count out of bounds and an account that is not there', async () => {
    await expect(rpc.get_topram(5)).rejects.toThrow();
    await expect(rpc.get_account('nobody')).rejects.toThrow();
  });
});
