import { Bytes, KeyType, Signature } from '@wharfkit/antelope';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTransaction, recoverKeys } from '#devnet/engine/transactions.ts';
import type { TransactionTrace } from '#devnet/types.ts';
import { createAuthenticator } from '../authenticator.ts';
import type { Assertion } from '../authenticator.ts';
import { startBench } from '../harness.ts';
import type { Bench } from '../harness.ts';

const device = createAuthenticator('active');
const stranger = createAuthenticator('stranger');
let bench: Bench;

beforeEach(() => {
  bench = startBench();
  bench.addAccount('alice', '10.0000 EOS');
  setKey(device.key);
});

function setKey(key: string): void {
  bench.push({
    account: 'eosio',
    name: 'updateauth',
    by: 'alice@owner',
    data: {
      account: 'alice',
      permission: 'active',
      parent: 'owner',
      auth: { threshold: 1, keys: [{ key, weight: 1 }], accounts: [], waits: [] },
    },
  });
}

function pay(assertion?: Assertion, by = device): TransactionTrace {
  const data = { from: 'alice', to: 'eosio', quantity: '1.0000 EOS', memo: '' };
  const packed = bench.pack([{ account: 'eosio.token', name: 'transfer', by: 'alice', data }], {
    keys: [],
  });
  const digest = bench.digest(packed).array;
  return bench.chain.push({ ...packed, signatures: [by.sign(digest, assertion)] });
}

describe('a passkey', () => {
  it('signs for its account, with its signature in the block', () => {
    expect(pay().receipt.status).toBe('executed');
    const { transactions } = bench.chain.produceBlock();
    expect(transactions.at(-1)?.signatures[0]).toMatch(/^SIG_WA_/);
    expect(bench.balance('alice')).toBe('9.0000 EOS');
  });

  it('is another key where the user was less surely there', () => {
    expect(() => pay({ flags: 1 })).toThrow('transaction declares authority');
    expect(() => pay({ flags: 0 })).toThrow('transaction declares authority');
  });

  it('is another key at another site', () => {
    const client = { origin: 'https://other.example' };
    expect(() => pay({ site: 'other.example', client })).toThrow('transaction declares authority');
  });

  it('is of its site at any port', () => {
    const client = { origin: 'https://wallet.example:4321' };
    expect(pay({ client }).receipt.status).toBe('executed');
  });

  it('is nobody else’s', () => {
    expect(() => pay({}, stranger)).toThrow('transaction declares authority');
  });

  it.each<[string, Assertion]>([
    ['Failed to parse client data JSON', { client: '{"type":' }],
    ['Failed to parse client data JSON', { client: { challenge: 7 } }],
    ['Failed to parse client data JSON', { client: '[]' }],
    ['webauthn signature type not an assertion', { client: { type: 'webauthn.create' } }],
    ['Wrong webauthn challenge', { client: { challenge: 'AAAA' } }],
    ['webauthn origin must begin with https://', { client: { origin: 'http://wallet.example' } }],
    ["webauthn rpid hash doesn't match origin", { site: 'other.example' }],
    ['auth_data not as large as required', { longer: -1 }],
  ])('is refused: %s', (message, assertion) => {
    expect(() => pay(assertion)).toThrow(message);
    expect(bench.balance('alice')).toBe('10.0000 EOS');
  });

  it('is refused unread where it is far too long', () => {
    const packed = bench.pack([{ account: 'eosio', name: 'noop', by: 'alice', data: '' }]);
    const signed = { ...packed, signatures: [`SIG_WA_${'1'.repeat(100_000)}`] };
    expect(() => bench.chain.push(signed)).toThrow('Invalid packed transaction');

    const opened = openTransaction(packed);
    const parts = [...new Uint8Array(65), 0x80, 0x80, 1, ...new Uint8Array(16_384), 1, 0];
    const readSignatures = [new Signature(KeyType.WA, new Bytes(Uint8Array.from(parts)))];
    expect(() => recoverKeys(new Uint8Array(32), { ...opened, readSignatures }, 'EOS')).toThrow(
      'size (16385) greater than subjective maximum (16384)',
    );
  });
});
