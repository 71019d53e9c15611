import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  hasInjected,
  hasMetaMask,
  injectedScatter,
  SigningApi,
} from '#src/chain/sign/wallets/injected.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a wallet in the page', () => {
  it('is there once it has put its object into the page', () => {
    expect([hasInjected(), hasMetaMask(), injectedScatter()]).toEqual([false, false, null]);
    const scatter = { getIdentity: async () => null };
    vi.stubGlobal('scatter', scatter);
    expect([hasInjected(), hasMetaMask(), injectedScatter()]).toEqual([true, false, scatter]);
    vi.stubGlobal('ethereum', {});
    expect(hasMetaMask()).toBe(true);
  });

  it.each([null, undefined, 'yes', true])('is not there for anything but an object: %s', (put) => {
    vi.stubGlobal('scatter', put);
    vi.stubGlobal('ethereum', put);
    expect([hasInjected(), hasMetaMask(), injectedScatter()]).toEqual([false, false, null]);
  });
});

it('passes the reviewed bytes to the wallet’s signature provider, with its own keys', async () => {
  const signed = { signatures: ['SIG_K1_x'], serializedTransaction: new Uint8Array() };
  const sign = vi.fn(async () => signed);
  const api = new SigningApi({
    signatureProvider: { sign, getAvailableKeys: async () => ['EOS1', 'EOS2'] },
  });
  const bytes = Uint8Array.from([1, 2, 3]);
  const abis = [{ accountName: 'eosio.token', abi: Uint8Array.from([9]) }];
  const how = { broadcast: false as const, bytes, chainId: 'ab', abis };
  expect(await api.transact({ actions: [] }, how)).toBe(signed);
  expect(sign.mock.calls).toEqual([
    [{ chainId: 'ab', requiredKeys: ['EOS1', 'EOS2'], serializedTransaction: bytes, abis }],
  ]);
});
