import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fioHoldings } from '#src/chain/client/account/account-fio.ts';
import { type ChainAccess, openChain } from '#src/chain/client/chain/access.ts';
import { fioPayee, fioProxy } from '#src/chain/client/fio/fio-proxy.ts';
import type { TypedPayee } from '#src/chain/model/fio/fio-payee.ts';
import { readVoters } from '#src/chain/tables/voters.ts';
import { run, type Running } from '#tests/devnet/api/services/running.ts';

let running: Running;
let access: ChainAccess;
let alice: { kind: 'payee'; publicKey: string; account: string };
const payee = (kind: TypedPayee['kind'], text: string) => fioPayee(access, { kind, text });

beforeAll(async () => {
  running = await run('fio');
  access = openChain(running.config);
  const demo = running.devnet.demoAccounts.find(({ about }) => about.startsWith('alice,'));
  alice = { kind: 'payee', publicKey: demo?.publicKey ?? '', account: demo?.name ?? '' };
});
afterAll(() => running.devnet.close());

describe('a payee on FIO', () => {
  it('is the account of a typed key', async () => {
    expect(await payee('key', alice.publicKey)).toEqual(alice);
    expect(await payee('key', 'FIO7')).toEqual({ kind: 'no-key' });
  });

  it('has the key that the chain stores for a typed account', async () => {
    expect(await payee('account', alice.account)).toEqual(alice);
    expect(await payee('account', 'nobodyhere11')).toEqual({ kind: 'nobody' });
  });

  it('has the FIO key that a typed address names', async () => {
    const onlyBy = expect.stringContaining('127.0.0.1') as string;
    expect(await payee('address', 'alice@pronghorn')).toEqual({ ...alice, onlyBy });
    expect(await payee('address', 'carol@pronghorn')).toEqual({ kind: 'no-key' });
    expect(await payee('address', 'nobody@pronghorn')).toEqual({ kind: 'nobody' });
  });
});

describe('a payee of whom the first node lies', () => {
  const LIAR = 'http://liar.example';
  const SECOND = 'http://second.other';
  /** The liars name bob's key for everybody. */
  const withLiar = (...liars: readonly string[]) => {
    const [key] = running.devnet.demoAccounts.filter(({ about }) => about.startsWith('bob,'));
    const lying: typeof fetch = async (input, init) => {
      const url = String(input);
      const [honest = ''] = running.config.endpoints.default;
      const liar = [LIAR, ...liars].find((one) => url.startsWith(one));
      const asked = liar === undefined ? url : url.replace(liar, honest);
      const real = await fetch(asked, { ...init, redirect: 'follow' });
      if (liar === undefined) return real;
      const text = await real.text();
      return new Response(text.replaceAll(/FIO[1-9A-HJ-NP-Za-km-z]{50}/g, key?.publicKey ?? ''));
    };
    const { endpoints } = running.config;
    const all = [LIAR, ...liars, ...endpoints.default];
    const lied = { ...endpoints, default: all, provider: all };
    return openChain({ ...running.config, endpoints: lied }, { fetch: lying });
  };

  it('is not paid by an address: two operators disagree', async () => {
    const typed = { kind: 'address', text: 'alice@pronghorn' } as const;
    expect(await fioPayee(withLiar(), typed)).toEqual({ kind: 'disputed' });
    expect(await fioPayee(withLiar(SECOND), typed)).toEqual({ kind: 'disputed' });
  });

  it('is not paid by an account: its name is derived from the key', async () => {
    const typed = { kind: 'account', text: alice.account } as const;
    expect(await fioPayee(withLiar(), typed)).toEqual({ kind: 'nobody' });
  });
});

describe('an account of FIO', () => {
  it('has a public key, addresses, domains and a balance', async () => {
    const { publicKey, balance, addresses, domains } = await fioHoldings(access, alice.account);
    expect(publicKey).toBe(alice.publicKey);
    expect(addresses.map(({ name }) => name)).toContain('alice@pronghorn');
    expect(addresses.every(({ owner }) => owner === alice.account)).toBe(true);
    expect(domains.map(({ name }) => name)).toContain('pronghorn');
    expect(balance?.balance.symbol).toEqual({ code: 'FIO', precision: 9 });
    expect(balance!.available.units).toBeLessThanOrEqual(balance!.balance.units);
  });

  it('is empty if it does not exist', async () => {
    expect(await fioHoldings(access, 'nobodyhere11')).toEqual({
      publicKey: null,
      balance: null,
      reward: null,
      addresses: [],
      domains: [],
    });
  });

  it('is a proxy after it registered as one', async () => {
    expect((await fioProxy(access, 'alice@pronghorn')).owner).toBe(alice.account);
    expect(await fioProxy(access, 'nobody@pronghorn')).toEqual({ kind: 'nobody', owner: null });
    const voters = await readVoters(access.pool);
    const proxy = voters.rows.find(({ isProxy }) => isProxy);
    const [address] = (await fioHoldings(access, proxy?.owner ?? '')).addresses;
    expect((await fioProxy(access, address?.name ?? '')).kind).toBe('proxy');
  });
});
