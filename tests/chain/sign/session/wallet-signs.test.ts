import {
  Action,
  Checksum256,
  PermissionLevel,
  PrivateKey,
  type Signature,
  TimePointSec,
  Transaction,
} from '@wharfkit/session';
import type { ResolvedSigningRequest } from '@wharfkit/session';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { errorMessage } from '#src/chain/sign/session/error-message.ts';
import {
  TransactionChangedError,
  signingFailure,
} from '#src/chain/sign/session/signing-failure.ts';
import { SentByWalletError } from '#src/chain/sign/wallets/sent-by-wallet.ts';
import { soon } from '#tests/soon.ts';
import { CHAIN_ID, startFakeNode, type FakeNode } from '../fake-node.ts';
import { payment, sessionsOn, TestWallet, type Behaviour } from './open-wallet.ts';

const key = PrivateKey.generate('K1');

let node: FakeNode;
beforeEach(async () => {
  node = await startFakeNode();
});
afterEach(() => node.stop());

const onlySigning = (sign: Behaviour['sign']) => new TestWallet({ sign });

/** The error of a transaction that the wallet signs in a certain way. */
async function failureOf(wallet: TestWallet): Promise<unknown> {
  const signer = await sessionsOn(node).login(wallet);
  return signer.transact([payment]).catch((error: unknown) => error);
}

function delayed({ transaction }: ResolvedSigningRequest) {
  const changed = Transaction.from({ ...transaction, delay_sec: 7 });
  return { changed, signatures: [key.signDigest(changed.signingDigest(CHAIN_ID))] };
}

describe('a wallet that changes the transaction', () => {
  it('is not trusted if it changes the request', async () => {
    const wallet = onlySigning(async (resolved) => {
      const { changed, signatures } = delayed(resolved);
      Object.assign(resolved, { transaction: changed });
      return { signatures, resolved };
    });
    const failure = await failureOf(wallet);
    expect(failure).toBeInstanceOf(TransactionChangedError);
    expect(errorMessage(failure)).toMatch(/changed the transaction/);
    expect(node.pushed).toEqual([]);
  });

  it('is refused if it returns another request, with that reason', async () => {
    const wallet = onlySigning(async (resolved) => {
      const { changed, signatures } = delayed(resolved);
      const copy = Object.assign(Object.create(resolved) as typeof resolved, {
        transaction: changed,
      });
      return { signatures, resolved: copy };
    });
    const failure = await failureOf(wallet);
    expect(signingFailure(failure)).toBe('changed');
    expect(node.pushed).toEqual([]);
  });
});

describe('a wallet that answers with something else', () => {
  type Change = (transaction: Transaction) => Partial<Transaction>;
  const changes: readonly [string, Change][] = [
    ['no action', () => ({ actions: [] })],
    ['an action twice', ({ actions }) => ({ actions: [...actions, ...actions] })],
    [
      'another account that signs',
      ({ actions: [action] }) => ({
        actions: [
          Action.from({
            ...action!,
            authorization: [PermissionLevel.from('mallory@active')],
          }),
        ],
      }),
    ],
    [
      'other data',
      ({ actions: [action] }) => ({
        actions: [Action.from({ ...action!, data: `${String(action!.data)}00` })],
      }),
    ],
    ['a later expiration', () => ({ expiration: TimePointSec.from('2036-01-01T00:00:00') })],
  ];

  it.each(changes)('sends nothing: %s', async (_, change) => {
    const failure = await failureOf(
      onlySigning(async (resolved) => {
        const { transaction } = resolved;
        const changed = Transaction.from({ ...transaction, ...change(transaction) });
        const signatures = [key.signDigest(changed.signingDigest(CHAIN_ID))];
        return {
          signatures,
          resolved: Object.assign(Object.create(resolved), { transaction: changed }),
        };
      }),
    );
    expect(signingFailure(failure)).toBe('changed');
    expect(node.pushed).toEqual([]);
  });

  it.each<[string, (transaction: Transaction) => Signature]>([
    ['another key', (one) => PrivateKey.generate('K1').signDigest(one.signingDigest(CHAIN_ID))],
    ['another chain', (one) => key.signDigest(one.signingDigest('cd'.repeat(32)))],
    ['other bytes', () => key.signDigest('ab'.repeat(32))],
  ])('sends the reviewed bytes and no others, with a signature of %s', async (_, sign) => {
    const signer = await sessionsOn(node).login(
      onlySigning(async ({ transaction }) => ({ signatures: [sign(transaction)] })),
    );
    const prepared = await signer.prepare([payment]);
    await signer.send(prepared).catch(() => undefined);
    expect(node.pushed.map((one) => String(one.packed_trx))).toEqual([prepared.packed]);
  });

  it('sends nothing if it comes after its prompt was closed', async () => {
    const late = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    const { login, prompts } = sessionsOn(node);
    const signer = await login(
      onlySigning(async ({ transaction }, { ui }) => {
        void ui?.prompt({ title: 'Open the app', elements: [] }).catch(() => undefined);
        await late.promise;
        answered.resolve();
        return { signatures: [key.signDigest(transaction.signingDigest(CHAIN_ID))] };
      }),
    );
    const failed = signer.transact([payment]).catch((error: unknown) => error);
    await soon(() => expect(prompts.at(-1)?.title).toBe('Open the app'));
    prompts.at(-1)?.cancel();
    expect(errorMessage(await failed)).toBe('Canceled');
    late.resolve();
    await answered.promise;
    // Whatever follows the answer has run once another transaction is prepared.
    await signer.prepare([payment]);
    expect(node.pushed).toEqual([]);
  });

  it('logs nobody in on another chain', async () => {
    const wallet = new TestWallet({
      login: async (_, response) => ({ ...response, chain: Checksum256.from('cd'.repeat(32)) }),
    });
    await expect(sessionsOn(node).login(wallet)).rejects.toThrow();
  });
});

describe('a wallet', () => {
  it('that refuses is quoted with its own error, and nothing is sent', async () => {
    const refusal = Object.assign(new Error('User said no'), { code: 4001 });
    const failure = await failureOf(onlySigning(() => Promise.reject(refusal)));
    expect(failure).toBe(refusal);
    expect(node.pushed).toEqual([]);
  });

  it('does not pass on the error of an earlier signing', async () => {
    let isFirst = true;
    const wallet = onlySigning(async (resolved) => {
      if (isFirst) throw new Error('User said no');
      Object.assign(resolved, { transaction: delayed(resolved).changed });
      return { signatures: [], resolved };
    });
    const signer = await sessionsOn(node).login(wallet);
    await expect(signer.transact([payment])).rejects.toThrow('User said no');
    isFirst = false;
    await expect(signer.transact([payment])).rejects.toBeInstanceOf(TransactionChangedError);
  });

  it('whose prompt is closed is not waited for', async () => {
    const { login, prompts, stages } = sessionsOn(node);
    const wallet = onlySigning(async (_, { ui }) => {
      for (;;) await ui?.prompt({ title: 'Open the app', elements: [] }).catch(() => undefined);
    });
    const signer = await login(wallet);
    const failed = signer.transact([payment]).catch((error: unknown) => error);
    await soon(() => expect(prompts.at(-1)?.title).toBe('Open the app'));
    prompts.at(-1)?.cancel();
    expect(errorMessage(await failed)).toBe('Canceled');
    expect(node.pushed).toEqual([]);
    // Its next prompt is hidden too.
    expect(prompts.at(-1)).toBeNull();
    expect(stages.at(-1)).toBeNull();
  });

  it('that sent the transaction by itself leaves nothing to send', async () => {
    const id = 'ab'.repeat(32);
    const signer = await sessionsOn(node).login(
      onlySigning(() => Promise.reject(new SentByWalletError(id))),
    );
    await expect(signer.transact([payment])).resolves.toEqual({
      transactionId: id,
      blockNum: null,
      endpoint: null,
      foreignFrom: null,
    });
    expect(node.pushed).toEqual([]);
  });
});
