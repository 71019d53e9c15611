import { describe, expect, it } from 'vitest';
import { WalletError } from '#src/chain/sign/wallets/failure.ts';
import { accountOn, networkOf } from '#src/chain/sign/wallets/scatter-network.ts';
import { scatterRefusal } from '#src/chain/sign/wallets/scatter-refusal.ts';

const chainId = 'ab'.repeat(32);

describe('a chain in Scatter’s form', () => {
  it.each([
    ['https://node.example', { host: 'node.example', port: 443, protocol: 'https' }],
    ['http://node.example', { host: 'node.example', port: 80, protocol: 'http' }],
    ['https://node.example:8443', { host: 'node.example', port: 8443, protocol: 'https' }],
    ['http://127.0.0.1:8888/v1', { host: '127.0.0.1', port: 8888, protocol: 'http' }],
  ])('has the node’s host, port and protocol: %s', (url, place) => {
    const network = networkOf({ id: chainId, url } as never);
    expect(network).toEqual({ blockchain: 'eos', chainId, ...place });
  });
});

describe('the account of an identity', () => {
  const alice = { name: 'alice', authority: 'active' };

  it('is the one on the chain, or one that names no chain', () => {
    const elsewhere = { ...alice, name: 'bob', chainId: 'cd'.repeat(32) };
    const here = { ...alice, chainId, publicKey: 'EOS1' };
    expect(accountOn({ accounts: [elsewhere, here] }, chainId)).toEqual(here);
    expect(accountOn({ accounts: [elsewhere, alice] }, chainId)).toEqual(alice);
  });

  it('is of another chain if none is on this one', () => {
    const identity = { accounts: [{ ...alice, chainId: 'cd'.repeat(32) }] };
    expect(() => accountOn(identity, chainId)).toThrow(
      expect.objectContaining({
        failure: 'wrong-chain',
        message: 'The account is of another chain',
      }),
    );
  });

  it.each([null, {}, { accounts: [] }, { accounts: [{ name: 'alice' }] }])(
    'was not given: %j',
    (identity) => {
      expect(() => accountOn(identity, chainId)).toThrow(
        expect.objectContaining({ failure: 'rejected', message: 'No Identity Found' }),
      );
    },
  );
});

describe('a refusal in Scatter’s form', () => {
  it.each([
    ['locked', 'locked'],
    ['signature_rejected', 'rejected'],
    ['identity_rejected', 'rejected'],
    ['no_network', 'wrong-chain'],
    ['wrong_network', 'wrong-chain'],
    ['account_missing', 'wrong-account'],
  ])('of the type %s is %s', (type, failure) => {
    const error = scatterRefusal({ type, message: 'No' });
    expect(error).toBeInstanceOf(WalletError);
    expect(error).toMatchObject({ failure, message: 'No' });
  });

  it('of another type keeps its words', () => {
    const error = scatterRefusal({ type: 'malicious', message: 'Blocked by the wallet' });
    expect(error).not.toBeInstanceOf(WalletError);
    expect(error?.message).toBe('Blocked by the wallet');
    expect(scatterRefusal({ type: 'malicious' })?.message).toBe('malicious');
  });

  it.each([null, undefined, 'locked', 7, {}, { message: 'locked' }, { type: 7 }])(
    'is not what has no type: %o',
    (thrown) => {
      expect(scatterRefusal(thrown)).toBeNull();
    },
  );

  it('is not an error that has a type of its own', () => {
    expect(scatterRefusal(Object.assign(new Error('x'), { type: 'locked' }))).toBeNull();
  });
});
