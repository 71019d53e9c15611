import { PrivateKey } from '@wharfkit/antelope';
import { describe, expect, it } from 'vitest';
import type { TransactionView } from '#src/chain/model/transaction/transaction.ts';
import type { TransactionEvidence } from '#src/chain/model/transaction/evidence.ts';
import type { AccountResponse } from '#src/chain/rpc/responses.ts';
import { asTrace } from '#src/chain/model/action/as-trace.ts';
import { signingDigest } from '#src/chain/sign/keys/recover.ts';
import { formatSignature } from '#src/chain/sign/keys/signature.ts';
import { packTransaction } from '#src/chain/sign/transaction/packed.ts';
import { verifyTransaction } from '#src/chain/sign/verify/transaction.ts';
import { assertion, client, passkey } from '../keys/simulated-passkey.ts';
import { blockOf, CHAIN_ID, evidenceOf } from './made-block.ts';

const keys = [PrivateKey.generate('K1'), PrivateKey.generate('R1'), PrivateKey.generate('K1')];
const [ada, ben, eve] = keys.map((key) => String(key.toPublic())) as [string, string, string];
const level = (actor: string) => ({ actor, permission: 'active' });
const action = (...actors: string[]) => ({
  account: 'bank',
  name: 'noop',
  authorization: actors.map(level),
  data: '',
});
const sent = {
  expiration: '2026-01-01T00:00:00',
  ref_block_num: 0,
  ref_block_prefix: 0,
  max_net_usage_words: 0,
  max_cpu_usage_ms: 0,
  delay_sec: 0,
  context_free_actions: [action()],
  actions: [action('alice', 'bob')],
};
const { packed, id } = packTransaction(sent);
const digest = signingDigest(CHAIN_ID, packed);
const [byAda, byBen, byEve] = keys.map((key) => String(key.signDigest(digest))) as [
  string,
  string,
  string,
];
const passkeySignature = formatSignature({ type: 'WA', data: new Uint8Array(70) });

const accountOf = (name: string, key: string): [string, AccountResponse] => [
  name,
  {
    account_name: name,
    permissions: [
      {
        perm_name: 'active',
        parent: 'owner',
        required_auth: { threshold: 1, keys: [{ key, weight: 1 }], accounts: [], waits: [] },
      },
    ],
  } as unknown as AccountResponse,
];
const accounts = new Map([accountOf('alice', ada), accountOf('bob', ben)]);

const shown = {
  id,
  signatures: [byAda, byBen],
  actions: [...sent.context_free_actions, ...sent.actions]
    .map((one) => ({ ...one, data: {}, hexData: null }))
    .map(asTrace),
} as unknown as TransactionView;

const entryOf = (trx: unknown) => ({
  status: 'executed',
  cpu_usage_us: 1,
  net_usage_words: 2,
  trx,
});
const sentWith = (signatures: readonly string[], bytes = packed) =>
  entryOf({ id, packed_trx: bytes, compression: 'none', signatures });
const other = entryOf('ab'.repeat(32));

async function verify(
  entry: unknown,
  view: Partial<TransactionView> = {},
  changes: Partial<TransactionEvidence> = {},
) {
  const evidence = evidenceOf(blockOf({ transactions: [other, entry] }), { accounts, ...changes });
  const { checks, signers } = await verifyTransaction({ ...shown, ...view }, evidence);
  return { signers, ...Object.fromEntries(checks.map(({ name, ...rest }) => [name, rest])) } as {
    readonly signers: typeof signers;
    readonly [name: string]: unknown;
  };
}

describe('a shown transaction', () => {
  it('matches its block and the keys of its permissions', async () => {
    const found = await verify(sentWith([byAda, byBen]));
    expect(found).toMatchObject({
      transactionId: { outcome: 'match' },
      actions: { outcome: 'match', count: 2 },
      signatures: { outcome: 'match', count: 2 },
      authority: { outcome: 'match', names: ['alice@active', 'bob@active'] },
    });
    expect(found.inclusion).toMatchObject({ place: 2 });
    expect(found.signers).toEqual([
      { signature: byAda, key: ada, permissions: [level('alice')] },
      { signature: byBen, key: ben, permissions: [level('bob')] },
    ]);
  });

  it('can be the first in its block', async () => {
    const block = blockOf({ transactions: [sentWith([byAda, byBen]), other] });
    const { checks } = await verifyTransaction(shown, evidenceOf(block, { accounts }));
    expect(checks.find(({ name }) => name === 'inclusion')).toMatchObject({ place: 1 });
  });

  it('is open if it was deferred', async () => {
    const found = await verify(entryOf(id));
    expect(found.transactionId).toEqual({ outcome: 'unchecked', reason: 'scheduled' });
    expect(found.inclusion).toMatchObject({ place: 2 });
    expect(found.signers).toEqual([]);
    expect(found).not.toHaveProperty('actions');
  });

  it('is wrong if it cannot be unpacked', async () => {
    const found = await verify(sentWith([byAda], 'aa'));
    expect(found.transactionId).toEqual({ outcome: 'mismatch', reason: 'notUnpacked' });
    expect(found.signers).toEqual([]);
    expect(found).toHaveProperty('blockId');
  });

  it('is wrong if its block does not contain it', async () => {
    const found = await verify(other);
    expect(found.inclusion).toEqual({ outcome: 'mismatch', reason: 'notInBlock' });
    expect(found.signers).toEqual([]);
    expect(found).not.toHaveProperty('transactionId');
  });
});

describe('the signatures of a transaction', () => {
  it('may be shown in another order or not at all', async () => {
    for (const signatures of [[byBen, byAda], []])
      expect((await verify(sentWith([byAda, byBen]), { signatures })).signatures).toEqual({
        outcome: 'match',
        count: 2,
      });
  });

  it('are wrong if others are shown', async () => {
    const found = await verify(sentWith([byAda, byBen]), { signatures: [byEve] });
    expect(found.signatures).toEqual({
      outcome: 'mismatch',
      reported: byEve,
      computed: [byAda, byBen].toSorted().join(' '),
    });
    const both = await verify(sentWith([byEve]), { signatures: [byBen, byAda] });
    expect(both.signatures).toMatchObject({ reported: [byAda, byBen].toSorted().join(' ') });
  });

  it('are open if there are none', async () => {
    const found = await verify(sentWith([]), { signatures: [] });
    const none = { outcome: 'unchecked', reason: 'noSignatures' };
    expect([found.signatures, found.authority]).toEqual([none, none]);
  });

  it('may come from a key that no permission has', async () => {
    const found = await verify(sentWith([byEve]), { signatures: [byEve] });
    expect(found.signatures).toEqual({ outcome: 'match', count: 1 });
    expect(found.signers).toEqual([{ signature: byEve, key: eve, permissions: [] }]);
  });

  it('are wrong if no key matches', async () => {
    const signatures = [byAda, 'SIG_K1_nonsense'];
    const found = await verify(sentWith(signatures), { signatures });
    expect(found.signatures).toEqual({
      outcome: 'mismatch',
      reason: 'noKey',
      reported: 'SIG_K1_nonsense',
    });
    expect(found.signers[1]).toEqual({ signature: 'SIG_K1_nonsense', key: null, permissions: [] });
  });

  it('are open for an unknown passkey', async () => {
    const signatures = [passkeySignature];
    const found = await verify(sentWith(signatures), { signatures });
    expect(found.signatures).toEqual({ outcome: 'unchecked', reason: 'noKey' });
    expect(found.signers).toEqual([{ signature: passkeySignature, key: null, permissions: [] }]);
  });
});

describe('the passkey that signed a transaction', () => {
  const challenge = Buffer.from(digest, 'hex').toString('base64url');
  const signature = assertion({ client: { ...client, challenge } });
  const verifyOf = (key: string) =>
    verify(
      sentWith([byAda, signature]),
      { signatures: [] },
      { accounts: new Map([accountOf('alice', ada), accountOf('bob', key)]) },
    );

  it('is found among the keys of the permissions', async () => {
    const found = await verifyOf(passkey());
    expect(found.signatures).toEqual({ outcome: 'match', count: 2 });
    expect(found.authority).toMatchObject({ outcome: 'match' });
    expect(found.signers[1]).toEqual({ signature, key: passkey(), permissions: [level('bob')] });
  });

  it('is not found for another host or without the key', async () => {
    for (const key of [passkey(1, 'other.example'), ben])
      expect(await verifyOf(key)).toMatchObject({
        signatures: { outcome: 'unchecked', reason: 'noKey' },
        authority: { outcome: 'unchecked', reason: 'keysDiffer', names: ['bob@active'] },
      });
  });
});

describe('the authority of a transaction', () => {
  it.each([
    [[byAda], 'keysDiffer', ['bob@active']],
    [[byBen], 'keysDiffer', ['alice@active']],
    [[byEve], 'keysDiffer', ['alice@active', 'bob@active']],
  ])('is open if a key is missing: %#', async (signatures, reason, names) => {
    expect((await verify(sentWith(signatures), { signatures })).authority).toEqual({
      outcome: 'unchecked',
      reason,
      names,
    });
  });

  it('is open if an account could not be read', async () => {
    const alone = { accounts: new Map([accountOf('alice', ada)]) };
    expect((await verify(sentWith([byAda]), { signatures: [] }, alone)).signers).toEqual([
      { signature: byAda, key: ada, permissions: [level('alice')] },
    ]);
    expect((await verify(sentWith([byAda]), { signatures: [] }, alone)).authority).toEqual({
      outcome: 'unchecked',
      reason: 'accountUnread',
      names: ['bob@active'],
    });
    expect((await verify(sentWith([byEve]), { signatures: [] }, alone)).authority).toEqual({
      outcome: 'unchecked',
      reason: 'keysDiffer',
      names: ['alice@active'],
    });
  });
});
