import type { PrivateKey } from '@wharfkit/antelope';
import { describe, expect, it } from 'vitest';
import { devnetPrivateKey } from '#devnet/engine/keys.ts';
import type { PackedEntry } from '#src/chain/model/action/packed-entry.ts';
import { signingDigest } from '#src/chain/sign/keys/recover.ts';
import { packTransaction, transactionId } from '#src/chain/sign/transaction/packed.ts';
import { sentProblem } from '#src/chain/sign/wallets/read-terminal.ts';
import { assertion, client, passkey } from '../keys/simulated-passkey.ts';

const action = {
  account: 'eosio.token',
  name: 'transfer',
  authorization: [{ actor: 'alice', permission: 'active' }],
  data: 'abcd',
};
const reviewed = {
  expiration: '2026-01-01T00:10:00',
  ref_block_num: 1,
  ref_block_prefix: 2,
  max_net_usage_words: 0,
  max_cpu_usage_ms: 0,
  delay_sec: 0,
  context_free_actions: [],
  actions: [action],
  transaction_extensions: [],
};
const since = Date.UTC(2026, 0, 1);

const chainId = 'ab'.repeat(32);
const [own, strangers] = ['alice', 'mallory'].map((name) => devnetPrivateKey(name)) as [
  PrivateKey,
  PrivateKey,
];
const signatureOf = (packed: string, key: PrivateKey) =>
  String(key.signDigest(signingDigest(chainId, packed)));

const entryOf = (change: Partial<typeof reviewed> = {}, key = own): PackedEntry => ({
  packed: packTransaction({ ...reviewed, ...change }).packed,
  compression: 'none',
  contextFreeData: '',
  signatures: [signatureOf(packTransaction({ ...reviewed, ...change }).packed, key)],
  refBlockNum: null,
  refBlockPrefix: null,
  maxCpuMs: 0,
  maxNetWords: 0,
});
const keys = [String(own.toPublic())];
const idOf = (entry: PackedEntry | null) => (entry?.packed ? transactionId(entry.packed) : '');
const problemOf = (entry: PackedEntry | null, id = idOf(entry), known = keys) =>
  sentProblem(id, entry, { packed: packTransaction(reviewed).packed, since, chainId, keys: known });

describe('a transaction that a wallet sent by itself', () => {
  it('is the reviewed one, whatever its header', () => {
    expect(problemOf(entryOf())).toBeNull();
    const header = { expiration: '2026-01-01T00:00:30', ref_block_num: 7, max_cpu_usage_ms: 5 };
    expect(problemOf(entryOf(header))).toBeNull();
  });

  it('is another one if its bytes do not have the pasted id', () => {
    expect(problemOf(entryOf(), 'cd'.repeat(32))).toBe('of-another');
  });

  it('is another one if the user’s key did not sign its bytes', () => {
    expect(problemOf({ ...entryOf(), signatures: [] })).toBe('of-another');
    expect(problemOf(entryOf({}, strangers))).toBe('of-another');
    const { signatures } = entryOf({ ref_block_num: 9 });
    expect(problemOf({ ...entryOf(), signatures })).toBe('of-another');
  });

  it('is not proven while the keys are unknown', () => {
    expect(problemOf(entryOf(), idOf(entryOf()), [])).toBe('keys-unknown');
    expect(problemOf(entryOf({}, strangers), idOf(entryOf()), [])).toBe('keys-unknown');
  });

  it('is the reviewed one by the signature of a passkey over its bytes alone', () => {
    const { packed } = packTransaction(reviewed);
    const over = (digest: string) =>
      assertion({
        client: { ...client, challenge: Buffer.from(digest, 'hex').toString('base64url') },
      });
    const entry = { ...entryOf(), signatures: [over(signingDigest(chainId, packed))] };
    expect(problemOf(entry, idOf(entry), [passkey()])).toBeNull();
    const forged = { ...entry, signatures: [over('cd'.repeat(32))] };
    expect(problemOf(forged, idOf(forged), [passkey()])).toBe('of-another');
    expect(problemOf(entry)).toBe('of-another');
  });

  it('was not sent if no block has it', () => {
    expect(problemOf(null)).toBe('not-sent');
  });

  it('is another one if its block stores only its id', () => {
    expect(problemOf({ ...entryOf(), packed: null })).toBe('of-another');
  });

  it.each([
    { actions: [{ ...action, data: 'abce' }] },
    { actions: [{ ...action, name: 'issue' }] },
    { actions: [{ ...action, account: 'evil' }] },
    { actions: [{ ...action, authorization: [{ actor: 'alice', permission: 'owner' }] }] },
    { actions: [action, action] },
    { delay_sec: 60 },
    { context_free_actions: [{ ...action, authorization: [] }] },
    { transaction_extensions: [[0, 'ab'.repeat(33)]] },
  ] as const)('is another one if it does something else: %j', (change) => {
    expect(problemOf(entryOf(change as unknown as Partial<typeof reviewed>))).toBe('of-another');
  });

  it('is another one if it had expired when the command was shown', () => {
    expect(problemOf(entryOf({ expiration: '2026-01-01T00:00:00' }))).toBe('of-another');
    expect(problemOf(entryOf({ expiration: '2026-01-01T00:00:01' }))).toBeNull();
  });
});
