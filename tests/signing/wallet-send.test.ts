import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FetchError, RpcError } from '#src/chain/rpc/errors.ts';
import type { SigningOptions } from '#src/chain/sign/session/signer.ts';
import { NotDeliveredError } from '#src/chain/sign/session/signing-errors.ts';
import { soon } from '#tests/soon.ts';
import { sentOutcome } from '#tests/stores/wallet/sent-outcome.ts';
import { expired, type OpenedWallet, openWallet, payment } from './open-wallet.ts';

// It follows what was sent for as long as a page is open.
vi.mock('#src/stores/signing/followed.ts', () => ({ follow: () => undefined }));

let wallet: OpenedWallet;
beforeAll(async () => {
  wallet = await openWallet();
});
afterAll(() => wallet.close());
beforeEach(() => wallet.reset());

test('a new transaction replaces one that was not confirmed', async () => {
  const before = await wallet.balance();
  const first = wallet.send([payment('first')]);
  const replaced = await wallet.review('sign');
  const second = wallet.send([payment('second')]);
  expect(await first).toBe(false);
  expect(wallet.$outcome.get()).toBeNull();
  await soon(() => expect(wallet.$reviewing.get()).not.toBe(replaced));
  (await wallet.review('sign')).confirm();
  expect(await second).toBe(true);
  expect(await wallet.balance()).toBe(before - 1n);
  expect(wallet.$signingStage.get()).toBeNull();
});

test('two that begin at once come to one review', async () => {
  const before = await wallet.balance();
  const both = [wallet.send([payment('at once')]), wallet.send([payment('at once')])];
  (await wallet.review('sign')).confirm();
  expect(await Promise.all(both)).toEqual([false, true]);
  expect(await wallet.balance()).toBe(before - 1n);
});

test('a failure of an aborted transaction does not change the outcome of the next one', async () => {
  const nodesFail = Promise.withResolvers<undefined>();
  const asked = vi.fn(() => nodesFail.promise);
  wallet.respond(asked);
  const first = wallet.send([payment('aborted')]);
  await soon(() => expect(asked).toHaveBeenCalled());
  const second = wallet.send([payment('next')]);
  wallet.respond();
  nodesFail.reject(new TypeError('fetch failed'));
  expect(await first).toBe(false);
  expect(wallet.$outcome.get()).toBeNull();
  (await wallet.review('sign')).confirm();
  expect(await second).toBe(true);
});

test('a failure is shown if nothing else was started', async () => {
  wallet.respond(() => Promise.reject(new TypeError('fetch failed')));
  expect(await wallet.send([payment('no node')])).toBe(false);
  expect(wallet.$outcome.get()).toMatchObject({ kind: 'error', transactionId: null });
});

test('a form clears its address before the success is shown, and only then', async () => {
  const reported: unknown[] = [];
  const onSent = () => reported.push(wallet.$outcome.get());
  await wallet.sendConfirmed([payment('cleared')], { onSent });
  expect(reported).toEqual([null]);
  expect(wallet.$outcome.get()).toMatchObject({ kind: 'sent' });
  wallet.refuse(expired);
  expect(await wallet.sendConfirmed([payment('kept')], { onSent })).toBe(false);
  expect(reported).toHaveLength(1);
});

test('a failure offers a retry, until another user logs in', async () => {
  const again = () => undefined;
  wallet.refuse(expired);
  expect(await wallet.sendConfirmed([payment('retried')], { again })).toBe(false);
  expect(wallet.$outcome.get()).toMatchObject({ kind: 'error', failure: 'expired', again });
  wallet.dismissFailure();
  expect(wallet.$outcome.get()).toBeNull();
});

test('a success stays when another user logs in', () => {
  wallet.$outcome.set(sentOutcome({ transactionId: '1' }));
  wallet.dismissFailure();
  expect(wallet.$outcome.get()).toMatchObject({ kind: 'sent' });
});

test.each([
  ['logs out', () => null],
  ['switches accounts', () => ({ ...wallet.user(), actor: 'bob' })],
  ['switches permissions', () => ({ ...wallet.user(), permission: 'owner' })],
])('the review ends where the user %s', async (_, next) => {
  const before = await wallet.balance();
  const sending = wallet.send([payment('another user')]);
  await wallet.review('sign');
  // Read again, and the same.
  wallet.$user.set({ ...wallet.user() });
  expect(wallet.$reviewing.get()).not.toBeNull();
  wallet.$user.set(next());
  expect(await sending).toBe(false);
  expect(wallet.$outcome.get()).toMatchObject({ kind: 'error', failure: 'user-changed' });
  expect(await wallet.balance()).toBe(before);
});

test.each([
  ['in this tab', () => wallet.$user.set(null)],
  ['in another tab whose message was missed', () => wallet.logOutUnheard()],
])('nothing is sent after a log-out while the wallet is open, %s', async (_, logOut) => {
  const before = await wallet.balance();
  wallet.at('sign', logOut);
  expect(await wallet.sendConfirmed([payment('logged out')])).toBe(false);
  expect(wallet.$outcome.get()).toMatchObject({ failure: 'user-changed' });
  expect(wallet.$pendingBytes.get()).toEqual([]);
  expect(await wallet.balance()).toBe(before);
});

test('nothing is signed after a log-out in another tab whose message was missed', async () => {
  const sending = wallet.send([payment('missed')]);
  const { confirm } = await wallet.review('sign');
  wallet.logOutUnheard();
  const asked = vi.fn();
  wallet.at('sign', asked);
  confirm();
  expect(await sending).toBe(false);
  expect(asked).not.toHaveBeenCalled();
  expect(wallet.$outcome.get()).toMatchObject({ failure: 'user-changed' });
});

test('a permission that has to wait is signed for with its delay', async () => {
  await wallet.logInAs({ delaySeconds: 3_600 });
  const sending = wallet.send([payment('delayed')]);
  (await wallet.review('tick')).confirm();
  expect(await sending).toBe(true);
  expect(wallet.$outcome.get()).toMatchObject({ kind: 'sent', delaySeconds: 3_600 });
});

const refusal = {
  status: 500,
  code: 0,
  name: 'exception',
  what: '',
  message: 'Unknown quote',
  details: [],
  body: null,
};
const silent = { kind: 'network', message: 'Connection failed' } as const;

/** A service that takes the signed transaction. */
function service() {
  const taken: string[] = [];
  const deliver: SigningOptions['deliver'] = async ({ id, packed }) => {
    taken.push(packed);
    return { transactionId: id, blockNum: null, endpoint: null, foreignFrom: null };
  };
  return { taken, deliver };
}

test('a service gets the signed transaction, which is never sent to a node as well', async () => {
  const before = await wallet.balance();
  const { taken, deliver } = service();
  expect(await wallet.sendConfirmed([payment('for a service')], { deliver })).toBe(true);
  expect(taken).toHaveLength(1);
  const [{ id } = { id: '' }] = wallet.stored();
  expect(wallet.pendingById(id)).toBeNull();
  expect(wallet.$outcome.get()).toMatchObject({ kind: 'sent', transactionId: id });
  expect(await wallet.balance()).toBe(before);
});

test.each([
  ['refuses it', () => new RpcError({ ...refusal, endpoint: 'https://bridge.example' })],
  ['does not respond', () => new FetchError([{ ...silent, endpoint: 'https://bridge.example' }])],
  ['says that it did not', () => new Error('The bridge did not accept the withdrawal')],
])('a payment is not signed for a service again unasked, if the service %s', async (_, error) => {
  const action = payment(`for a service that ${String(error().message)}`);
  const deliver = () => Promise.reject(error());
  expect(await wallet.sendConfirmed([action], { deliver })).toBe(false);
  const { taken, deliver: again } = service();
  const sending = wallet.send([action], { deliver: again });
  const { cancel, preview } = await wallet.review('tick');
  const [{ id } = { id: '' }] = wallet.stored();
  expect(preview.verdict.doubts).toContainEqual({
    kind: 'executed',
    transactionId: id,
    blockNum: null,
  });
  // Its bytes alone, without the request of the service, would lose the payment.
  expect(wallet.$identical.get()).toBeNull();
  cancel();
  expect(await sending).toBe(false);
  expect(taken).toEqual([]);
});

test('a payment that never left for a service leaves no doubt', async () => {
  const deliver = () => Promise.reject(new NotDeliveredError('Exactly one signature is needed'));
  expect(await wallet.sendConfirmed([payment('never left')], { deliver })).toBe(false);
  expect(wallet.stored()).toEqual([]);
});

test('a service gets nothing once the user is another one', async () => {
  const { taken, deliver } = service();
  wallet.at('sign', () => wallet.$user.set(null));
  expect(await wallet.sendConfirmed([payment('for a service')], { deliver })).toBe(false);
  expect(taken).toEqual([]);
});

test('what is not for the chain has no outcome, unless it fails', async () => {
  const { deliver } = service();
  expect(await wallet.sendConfirmed([payment('a proof')], { deliver, offChain: true })).toBe(true);
  expect(wallet.$outcome.get()).toBeNull();
  const fails = { deliver: () => Promise.reject(new Error('Unknown coin')), offChain: true };
  expect(await wallet.sendConfirmed([payment('a proof')], fails)).toBe(false);
  expect(wallet.$outcome.get()).toMatchObject({ kind: 'error', message: 'Unknown coin' });
  expect(wallet.$pendingBytes.get()).toEqual([]);
});

test('a wallet that sends what it signs is not asked to sign for a service', async () => {
  await wallet.logInAs({ wallet: 'protoncli' });
  const { taken, deliver } = service();
  expect(await wallet.send([payment('for a service')], { deliver })).toBe(false);
  expect(taken).toEqual([]);
  expect(wallet.$outcome.get()).toMatchObject({
    kind: 'error',
    message: expect.stringContaining('This wallet sends the transaction itself') as string,
  });
});
