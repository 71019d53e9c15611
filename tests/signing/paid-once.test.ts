import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Action } from '#src/chain/actions/action.ts';
import { intentKey } from '#src/chain/model/signing/intent-key.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { soon } from '#tests/soon.ts';
import { expired, type OpenedWallet, openWallet, payment, tooMuchCpu } from './open-wallet.ts';

// It follows what was sent for as long as a page is open.
vi.mock('#src/stores/signing/followed.ts', () => ({ follow: () => undefined }));

let wallet: OpenedWallet;
beforeAll(async () => {
  wallet = await openWallet();
});
afterAll(() => wallet.close());
beforeEach(() => wallet.reset());

/** A payment whose bytes both nodes refuse for a reason that may pass. */
async function refusedForNow(action = payment('for now')): Promise<string> {
  wallet.refuse(tooMuchCpu);
  expect(await wallet.sendConfirmed([action])).toBe(false);
  wallet.respond();
  const [pending] = wallet.$pendingBytes.get();
  return pending?.id ?? '';
}

test('signed bytes that one node refused stay pending, and name that node', async () => {
  wallet.refuse((node) => (node === 'one' ? expired() : new Response('', { status: 502 })));
  expect(await wallet.sendConfirmed([payment('refused by one')])).toBe(false);
  const [{ id } = { id: '' }] = wallet.stored();
  expect(wallet.pendingById(id)).toMatchObject({ sentTo: 'https://one.example' });
  expect(wallet.$outcome.get()).toMatchObject({
    kind: 'error',
    failure: 'expired',
    transactionId: id,
    refusedBy: 'one.example',
  });
});

test('bytes stay pending where two operators refused them for a reason that may pass', async () => {
  const id = await refusedForNow();
  expect(wallet.pendingById(id)).toMatchObject({
    sentTo: expect.stringMatching(/example/) as string,
  });
  expect(wallet.$outcome.get()).toMatchObject({
    kind: 'error',
    transactionId: id,
    refusedBy: null,
  });
});

test('bytes are forgotten once two operators refused them for good', async () => {
  const id = await refusedForNow();
  wallet.refuse(expired);
  await wallet.sendAgain(id);
  expect(wallet.pendingById(id)).toBeNull();
  expect(wallet.$outcome.get()).toMatchObject({ kind: 'error', transactionId: null });
});

test('the bytes of an outcome are sent once more from its banner', async () => {
  const before = await wallet.balance();
  const id = await refusedForNow(payment('from the banner'));
  await wallet.sendAgain(id);
  expect(wallet.$outcome.get()).toMatchObject({ kind: 'sent', transactionId: id });
  expect(wallet.$signingStage.get()).toBeNull();
  expect(await wallet.balance()).toBe(before - 1n);
});

test('the same once more is warned of, and its bytes are sent instead of others', async () => {
  const before = await wallet.balance();
  const id = await refusedForNow(payment('same bytes'));
  const onPrepared = vi.fn(() => true);
  const sending = wallet.send([payment('same bytes')], { onPrepared });
  await wallet.review('sign');
  wallet.$identical.get()?.sendDuplicate();
  expect(await sending).toBe(true);
  expect(onPrepared).toHaveBeenLastCalledWith(expect.objectContaining({ transactionId: id }));
  expect(wallet.$outcome.get()).toMatchObject({ kind: 'sent', transactionId: id });
  expect(wallet.$identical.get()).toBeNull();
  expect(await wallet.balance()).toBe(before - 1n);
});

test('another payment is not warned of', async () => {
  await refusedForNow(payment('once'));
  const sending = wallet.send([payment('twice')]);
  const { cancel } = await wallet.review('sign');
  expect(wallet.$identical.get()).toBeNull();
  cancel();
  await sending;
});

/** What another tab stores of a payment that it sent. */
const elsewhere = (action: Action) => ({
  id: '77'.repeat(32),
  packed: '00',
  signatures: [],
  intentKey: intentKey('alice', [action], chainConfig()),
  delaySeconds: 0,
  sentTo: null,
  expires: Date.now() + 60_000,
});

test('what another tab sends during a review is warned of at once', async () => {
  const action = payment('in two tabs');
  const sending = wallet.send([action]);
  const { cancel } = await wallet.review('sign');
  expect(wallet.$identical.get()).toBeNull();
  wallet.sendElsewhere(elsewhere(action), true);
  expect(wallet.$identical.get()).not.toBeNull();
  cancel();
  expect(await sending).toBe(false);
});

test('a signature that crosses another tab’s payment comes to a second review', async () => {
  const before = await wallet.balance();
  const action = payment('crossing');
  const isWarned: boolean[] = [];
  const onPrepared = () => isWarned.push(wallet.$identical.get() !== null) > 0;
  const sending = wallet.send([action], { onPrepared });
  const { confirm } = await wallet.review('sign');
  wallet.sendElsewhere(elsewhere(action), false);
  // The user knows at the second review, and pays twice.
  const stop = wallet.$reviewing.listen((second) => second?.confirm());
  confirm();
  expect(await sending).toBe(true);
  stop();
  expect(isWarned).toEqual([false, true]);
  expect(await wallet.balance()).toBe(before - 1n);
});

test('nothing is sent if another tab sent the same while the wallet was open', async () => {
  const before = await wallet.balance();
  const action = payment('meanwhile');
  wallet.at('sign', () => wallet.sendElsewhere(elsewhere(action), false));
  expect(await wallet.sendConfirmed([action])).toBe(false);
  expect(await wallet.balance()).toBe(before);
  expect(wallet.$outcome.get()).toMatchObject({ kind: 'error', transactionId: null });
  expect(wallet.stored().map(({ id }) => id)).toEqual(['77'.repeat(32)]);
});

test.each([
  ['got into a block, which its user does not know', { blockNum: 7 }],
  ['got into a block, which its user knows', { blockNum: 7, isReported: true }],
  ['was handed to a service', { isDelivered: true }],
])('nothing is sent if that of another tab %s, while the wallet was open', async (_, more) => {
  const before = await wallet.balance();
  const action = payment('in a block meanwhile');
  wallet.at('sign', () => wallet.sendElsewhere({ ...elsewhere(action), ...more }, false));
  expect(await wallet.sendConfirmed([action])).toBe(false);
  expect(await wallet.balance()).toBe(before);
});

test('nothing is signed if that of another tab got into a block during the review', async () => {
  const action = payment('in a block during the review');
  const sending = wallet.send([action]);
  const { confirm } = await wallet.review('sign');
  const isSigning = vi.fn();
  wallet.at('sign', isSigning);
  wallet.sendElsewhere({ ...elsewhere(action), blockNum: 7, isReported: true }, false);
  confirm();
  expect(await sending).toBe(false);
  expect(isSigning).not.toHaveBeenCalled();
});

test('an earlier one, of whose block its user knows, keeps nothing from being sent', async () => {
  const before = await wallet.balance();
  const action = payment('again, knowingly');
  wallet.sendElsewhere({ ...elsewhere(action), blockNum: 7, isReported: true }, true);
  expect(await wallet.sendConfirmed([action])).toBe(true);
  expect(await wallet.balance()).toBe(before - 1n);
});

/** What a review says of an identical transaction, once nodes show the block that has it. */
function executedBefore(action: Action, decide: 'cancel' | 'confirm' = 'cancel') {
  return soon(async () => {
    const sending = wallet.send([action]);
    const { preview, ...reviewing } = await wallet.review('sign', 'tick');
    const executed = preview.verdict.doubts.find(({ kind }) => kind === 'executed');
    reviewing[executed ? decide : 'cancel']();
    await sending;
    if (!executed) throw new Error('No node shows its block.');
    return executed;
  });
}

test('what was executed after two operators refused it for now is named before it is paid again', async () => {
  const action = payment('executed later');
  const id = await refusedForNow(action);
  // A node sends the stored bytes while the user gets CPU.
  await wallet.push(wallet.pendingById(id)!);
  expect(await executedBefore(action)).toMatchObject({ transactionId: id });
  expect(wallet.pendingById(id)).toBeNull();
  // As long as nothing is signed, then no more.
  expect(await executedBefore(action, 'confirm')).toMatchObject({ transactionId: id });
  expect(wallet.signedFor(intentKey('alice', [action], chainConfig()))).not.toContainEqual(
    expect.objectContaining({ id }),
  );
});

test('what was executed is named if it was found only after it expired', async () => {
  const action = payment('found late');
  const id = await refusedForNow(action);
  await wallet.push(wallet.pendingById(id)!);
  wallet.sendElsewhere({ ...wallet.pendingById(id), expires: Date.now() - 60_000 }, true);
  expect(await executedBefore(action)).toMatchObject({ transactionId: id });
});
