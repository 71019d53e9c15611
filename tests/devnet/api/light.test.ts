import { JsonRpc } from '@eoscafe/light-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDevnet } from '#devnet/start.ts';
import type { RunningDevnet } from '#devnet/start.ts';
import { createLightApi } from '#src/chain/services/light-api.ts';
import { BOOT_TIMEOUT } from './support.ts';

let devnet: RunningDevnet;
let rpc: JsonRpc;
beforeAll(async () => {
  devnet = await startDevnet({ port: 0 });
  rpc = new JsonRpc('eos', { endpoint: devnet.url });
}, BOOT_TIMEOUT);

afterAll(() => devnet.close());

async function text(path: string): Promise<{ status: number; body: string }> {
  const response = await fetch(`${devnet.url}${path}`);
  return { status: response.status, body: await response.text() };
}

describe('the Light API, requested by its published client', () => {
  it('reports an account with balances of all contracts', async () => {
    const account = await rpc.get_account('alice');
    const core = account.balances.find(({ contract }) => contract === 'eosio.token');
    expect(core).toMatchObject({ currency: 'EOS', decimals: '4' });
    expect(core?.amount).toMatch(/^\d+\.\d{4}$/);
    expect(account.balances.length).toBeGreaterThan(1);
    expect(account.chain).toMatchObject({ network: 'eos', systoken: 'EOS' });
  });

  it('finds the accounts of a key', async () => {
    const key = devnet.demoAccounts[0]?.publicKey ?? '';
    const found = await rpc.get_key_accounts(key);
    expect(Object.keys(found['eos']?.accounts ?? {})).toContain('alice');
  });

  it('ranks holders from the richest', async () => {
    const top = await rpc.get_topholders('eosio.token', 'EOS', 20);
    const amounts = top.map(([, amount]) => Number(amount));
    expect(amounts.length).toBe(20);
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  });

  it('ranks stake and RAM', async () => {
    const stake = (await rpc.get_topstake(10)).map(([, cpu, net]) => Number(cpu) + Number(net));
    expect(stake).toEqual(stake.toSorted((a, b) => b - a));
    expect((await rpc.get_topram(10)).length).toBe(10);
  });
});

describe('the Light API, requested by the client of the site', () => {
  it('reports permissions, links and who lends to whom', async () => {
    const api = createLightApi({ url: devnet.url, network: 'eos' });
    const alice = await api.getAccount('alice');
    expect(alice.permissions.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['owner', 'active']),
    );
    expect(alice.links.length).toBeGreaterThan(0);
    const lender = await api.getAccount('erin');
    const lent = lender.delegatedTo?.find(({ account }) => account !== 'erin');
    const borrower = await api.getAccount(lent?.account ?? '');
    expect(borrower.delegatedFrom).toContainEqual({ ...lent, account: 'erin' });
  });
});

describe('refusals', () => {
  it.each([
    ['/api/account/eos/nosuchname11', 404],
    ['/api/account/mars/alice', 404],
    ['/api/key/EOSnokey', 400],
    ['/api/topholders/eos/eosio.token/EOS/5', 400],
  ])('%s: %i', async (path, status) => {
    expect((await text(path)).status).toBe(status);
  });

  it('reports counts as plain text, nothing as 0', async () => {
    expect(Number((await text('/api/usercount/eos')).body)).toBeGreaterThan(50);
    expect((await text('/api/holdercount/eos/eosio.token/NONE')).body).toBe('0');
    expect((await text('/api/tokenbalance/eos/alice/eosio.token/NONE')).body).toBe('0');
    expect((await text('/api/sync/eos')).body).toMatch(/^\d+ OK$/);
  });
});
