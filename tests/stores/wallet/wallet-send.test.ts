import { sentOutcome } from './sent-outcome.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Action } from '#src/chain/actions/action.ts';
import { RefusedByOneError, RefusedForNowError } from '#src/chain/client/signing/send-errors.ts';
import { intentKey } from '#src/chain/model/signing/intent-key.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import type { ExecutedBefore } from '#src/chain/model/signing/verdict.ts';
import { RpcError } from '#src/chain/rpc/errors.ts';
import { SigningCanceledError } from '#src/chain/sign/session/signing-errors.ts';
import type { SigningOptions } from '#src/chain/sign/session/signer.ts';
import { usersEntry } from '#src/chain/sign/users/users-entry.ts';
import { soon } from '#tests/soon.ts';

interface Review {
  readonly sign: () => void;
  readonly refuse: () => void;
  readonly signal: AbortSignal;
  /** The block of an identical transaction of which the user is informed. */
  readonly executedIn: number | null;
}

const state = vi.hoisted(() => ({
  sent: [] as string[],
  /** Ids of bytes that were sent without a signer. */
  sentAgain: [] as string[],
  inBlock: null as number | null,
  expiration: '2999-01-01T00:00:00',
  prepared: 0,
  reviews: [] as Review[],
  refusal: null as Error | null,
  options: {},
  freeCpu: null as object | null,
  /** What the next preparation waits for. */
  preparing: null as Promise<void> | null,
  /** While the wallet asks its user. */
  inWallet: () => undefined as void,
}));

const user = {
  chain: 'eos',
  actor: 'alice',
  permission: 'active',
  wallet: 'anchor',
  publicKey: null,
  delaySeconds: 0,
};

vi.mock('#src/stores/wallet/wallet-sessions.ts', () => ({
  saveSigner: async () => undefined,
  currentSigner: async () => ({
    user,
    prepare: async (_actions: unknown, options: object) => {
      state.options = options;
      const id = String((state.prepared += 1));
      await state.preparing;
      const header = { expiration: state.expiration, delay_sec: user.delaySeconds };
      return { id, packed: '', header };
    },
    send: async ({ id }: { id: string }, { onSigned, cosign, deliver }: SigningOptions) => {
      state.inWallet();
      const own = ['SIG_K1_x'];
      const signatures = cosign ? await cosign(own) : own;
      const signed = { id, packed: `bytes of ${id}`, signatures };
      onSigned?.(signed);
      if (deliver) return deliver(signed);
      if (state.refusal) throw state.refusal;
      state.sent.push(id);
      return { transactionId: id, blockNum: 1, endpoint: NODE, foreignFrom: null };
    },
  }),
}));
vi.mock('#src/stores/signing/signing-review.ts', () => ({
  review: (
    _prepared: unknown,
    _user: unknown,
    _known: unknown,
    signal: AbortSignal,
    executed: ExecutedBefore | null,
  ) =>
    new Promise<'sign'>((resolve, reject) => {
      state.reviews.push({
        sign: () => resolve('sign'),
        refuse: () => reject(new SigningCanceledError()),
        signal,
        executedIn: executed && executed.blockNum,
      });
      signal.addEventListener('abort', () => reject(new SigningCanceledError()));
    }),
}));
vi.mock('#src/chain/client/signing/free-cpu.ts', async (original) => ({
  ...(await original<object>()),
  withSponsorSignatures: async (_: unknown, _actions: unknown, _header: unknown, own: string[]) => [
    'SIG_K1_sponsor',
    ...own,
  ],
}));
vi.mock('#src/stores/wallet/free-cpu.ts', () => ({
  $freeCpu: { get: () => state.freeCpu },
  loadFreeCpu: async () => undefined,
}));
vi.mock('#src/stores/chain/client.ts', () => ({ chainAccess: () => ({}) }));
vi.mock('#src/stores/chain/chain.ts', () => ({
  chainConfig: () => ({ key: 'eos', accounts: { system: 'eosio', msig: 'eosio.msig' } }),
}));
vi.mock('#src/chain/client/signing/find-sent.ts', () => ({ findSent: async () => state.inBlock }));
vi.mock('#src/chain/client/signing/follow-sent.ts', () => ({
  startFollowing: () => ({}),
  advanceFollow: async () => ({ blockNum: state.inBlock }),
}));
vi.mock('#src/chain/client/signing/send.ts', () => ({
  sendSigned: async (_access: unknown, { id }: { id: string }) => {
    if (state.refusal) throw state.refusal;
    state.sentAgain.push(id);
    return { transactionId: id, blockNum: 1, endpoint: NODE, foreignFrom: null };
  },
}));
vi.mock('#src/stores/refresh.ts', () => ({ refreshAffected: () => undefined }));
vi.mock('#src/stores/signing/followed.ts', () => ({ follow: () => undefined }));
vi.mock('#src/stores/transaction/transaction.ts', () => ({ rememberSent: () => undefined }));

const NODE = 'https://node.example';
const { send } = await import('#src/stores/wallet/wallet-send.ts');
const { $identical, $reviewing } = await import('#src/stores/signing/reviewing.ts');
const { $pendingBytes, pendingById } = await import('#src/stores/signing/pending-bytes.ts');
const { sendAgain } = await import('#src/stores/signing/sent-bytes.ts');
const { $outcome, $signingStage, $user } = await import('#src/stores/wallet/wallet-state.ts');
const { dismissFailure } = await import('#src/stores/wallet/dismiss.ts');

const reviews = (count: number) =>
  soon(() => expect(state.reviews.filter((one) => !one.signal.aborted)).toHaveLength(count));

beforeEach(() => {
  localStorage.clear();
  $pendingBytes.set([]);
  Object.assign(state, {
    sent: [],
    sentAgain: [],
    inBlock: null,
    expiration: '2999-01-01T00:00:00',
    prepared: 0,
    reviews: [],
    refusal: null,
    preparing: null,
    inWallet: () => undefined,
    freeCpu: null,
  });
  user.delaySeconds = 0;
  $user.set({ ...user } as never);
  $outcome.set(null);
});

test('a new transaction replaces one that was not confirmed', async () => {
  const first = send([]);
  await reviews(1);
  const second = send([]);
  expect(await first).toBe(false);
  await reviews(1);
  expect($outcome.get()).toBeNull();
  state.reviews.at(-1)?.sign();
  expect(await second).toBe(true);
  expect(state.sent).toEqual(['2']);
  expect($signingStage.get()).toBeNull();
});

test('two that begin at once come to one review', async () => {
  const [first, second] = [send([]), send([])];
  await reviews(1);
  state.reviews.at(-1)?.sign();
  expect(await Promise.all([first, second])).toEqual([false, true]);
  expect(state.sent).toHaveLength(1);
});

test('a failure of an aborted transaction does not change the outcome of the next one', async () => {
  let fail: (error: Error) => void = () => undefined;
  state.preparing = new Promise((_resolve, reject) => (fail = reject));
  const first = send([]);
  await soon(() => expect(state.prepared).toBe(1));
  state.preparing = null;
  const second = send([]);
  await reviews(1);
  fail(new Error('no node answers'));
  expect(await first).toBe(false);
  expect($outcome.get()).toBeNull();
  expect($signingStage.get()).not.toBeNull();
  state.reviews.at(-1)?.sign();
  expect(await second).toBe(true);
});

test('a permission that has to wait is signed for with its delay, which no sponsor pays for', async () => {
  state.freeCpu = { on: true, sponsor: { account: 'freecpu11111', contract: 'cputoken1111' } };
  user.delaySeconds = 3_600;
  const waiting = send([]);
  await reviews(1);
  expect(state.options).toEqual({ delaySeconds: 3_600, freeCpu: false });
  state.reviews.at(-1)?.sign();
  expect(await waiting).toBe(true);
  expect($outcome.get()).toMatchObject({ kind: 'sent', delaySeconds: 3_600 });
});

test('a failure is shown if nothing else was started', async () => {
  state.preparing = Promise.reject(new Error('no node answers'));
  expect(await send([])).toBe(false);
  expect($outcome.get()).toMatchObject({ kind: 'error', message: 'no node answers' });
});

test('a form clears its address before the success is shown, and only then', async () => {
  const reported: unknown[] = [];
  const onSent = () => reported.push($outcome.get());
  const sending = send([], { onSent });
  await reviews(1);
  state.reviews.at(-1)?.sign();
  await sending;
  expect(reported).toEqual([null]);
  expect($outcome.get()).toMatchObject({ kind: 'sent', acceptedBy: 'node.example' });

  state.refusal = new Error('overdrawn balance');
  const failing = send([], { onSent });
  await soon(() => expect(state.reviews).toHaveLength(2));
  state.reviews.at(-1)?.sign();
  await failing;
  expect(reported).toHaveLength(1);
});

test('a failure offers a retry, until another user logs in', async () => {
  state.refusal = new Error('overdrawn balance');
  const again = () => undefined;
  const failing = send([], { again });
  await reviews(1);
  state.reviews.at(-1)?.sign();
  expect(await failing).toBe(false);
  expect($outcome.get()).toMatchObject({ kind: 'error', message: 'overdrawn balance', again });
  dismissFailure();
  expect($outcome.get()).toBeNull();
});

test('a success stays when another user logs in', () => {
  $outcome.set(sentOutcome({ transactionId: '1' }));
  dismissFailure();
  expect($outcome.get()).toMatchObject({ kind: 'sent' });
});

const payment = {
  account: 'eosio.token',
  name: 'transfer',
  authorization: [],
  data: { from: 'alice', to: 'bob', quantity: '1.0000 EOS', memo: 'once' },
};
const refusal = new RpcError({
  endpoint: NODE,
  status: 500,
  code: 3_040_005,
  name: 'expired_tx_exception',
  what: '',
  message: 'expired',
  details: [],
  body: null,
});

async function refusedByOne(action: Action = payment): Promise<string> {
  state.reviews = [];
  const id = String(state.prepared + 1);
  state.refusal = new RefusedByOneError(id, refusal);
  const failing = send([action]);
  await soon(() => expect(state.reviews.length).toBeGreaterThan(0));
  state.reviews.at(-1)?.sign();
  expect(await failing).toBe(false);
  state.reviews = [];
  state.refusal = null;
  return id;
}

test('signed bytes that one node refused stay pending, and name that node', async () => {
  const id = await refusedByOne();
  expect(pendingById(id)).toMatchObject({ packed: `bytes of ${id}`, sentTo: NODE });
  expect(JSON.parse(localStorage.getItem('pronghorn-pending/eos') ?? '')).toMatchObject([{ id }]);
  expect($outcome.get()).toMatchObject({
    kind: 'error',
    failure: 'expired',
    transactionId: id,
    refusedBy: 'node.example',
  });
});

test('the same once more is warned of, and its bytes are sent instead of others', async () => {
  const id = await refusedByOne();
  const onPrepared = vi.fn(() => true);
  const sending = send([payment], { onPrepared });
  await soon(() => expect(state.reviews).toHaveLength(1));
  expect($identical.get()).toMatchObject({ expires: Date.parse('2999-01-01T00:00:00Z') });
  // The window of the review.
  $reviewing.set({ cancel: () => state.reviews.at(-1)?.refuse() } as never);
  $identical.get()?.sendDuplicate();
  expect(await sending).toBe(true);
  expect(state.sentAgain).toEqual([id]);
  expect(state.sent).toEqual([]);
  expect(onPrepared).toHaveBeenLastCalledWith(expect.objectContaining({ transactionId: id }));
  expect($identical.get()).toBeNull();
});

/** Another tab of this browser signs and sends the payment. */
function sendElsewhere(id: string): void {
  const key = 'pronghorn-pending/eos';
  const about = {
    id,
    packed: `bytes of ${id}`,
    signatures: [],
    intentKey: intentKey('alice', [payment], chainConfig()),
    delaySeconds: 0,
    sentTo: null,
  };
  localStorage.setItem(key, JSON.stringify([{ ...about, expires: Date.now() + 60_000 }]));
}

test('what another tab sends during a review is warned of at once', async () => {
  const sending = send([payment]);
  await soon(() => expect(state.reviews).toHaveLength(1));
  expect($identical.get()).toBeNull();
  sendElsewhere('77');
  dispatchEvent(new StorageEvent('storage', { key: 'pronghorn-pending/eos' }));
  expect($identical.get()).not.toBeNull();
  $reviewing.set({ cancel: () => state.reviews.at(-1)?.refuse() } as never);
  $identical.get()?.sendDuplicate();
  expect(await sending).toBe(true);
  expect(state.sentAgain).toEqual(['77']);
});

test('a signature that crosses another tab’s payment comes to a second review', async () => {
  const sending = send([payment]);
  await soon(() => expect(state.reviews).toHaveLength(1));
  sendElsewhere('78');
  state.reviews[0]?.sign();
  await soon(() => expect(state.reviews).toHaveLength(2));
  expect($identical.get()).not.toBeNull();
  expect(state.sent).toEqual([]);
  // The user knows now, and pays twice.
  state.reviews[1]?.sign();
  expect(await sending).toBe(true);
  expect(state.sent).toEqual(['2']);
});

test('nothing is sent if another tab sent the same while the wallet was open', async () => {
  state.inWallet = () => sendElsewhere('79');
  const sending = send([payment]);
  await soon(() => expect(state.reviews).toHaveLength(1));
  state.reviews[0]?.sign();
  expect(await sending).toBe(false);
  expect(state.sent).toEqual([]);
  expect($outcome.get()).toMatchObject({ kind: 'error', transactionId: null });
  expect($pendingBytes.get().map(({ id }) => id)).not.toContain('1');
});

test('the same FIO payment is warned of where a node reports another fee', async () => {
  const paying = (maxFee: string) => ({
    account: 'fio.token',
    name: 'trnsfiopubky',
    authorization: [],
    data: { payee_public_key: 'FIO1', amount: '5', max_fee: maxFee, actor: 'alice', tpid: '' },
  });
  await refusedByOne(paying('61000000'));
  const sending = send([paying('61000001')]);
  await soon(() => expect(state.reviews).toHaveLength(1));
  expect($identical.get()).not.toBeNull();
  state.reviews[0]?.refuse();
  await sending;
});

test('bytes stay pending where two operators refused them for a reason that may pass', async () => {
  const id = await refusedByOne();
  state.refusal = new RefusedForNowError(id, refusal);
  await sendAgain(id);
  expect(pendingById(id)).toMatchObject({ sentTo: NODE });
  expect($outcome.get()).toMatchObject({ kind: 'error', transactionId: id, refusedBy: null });
});

test.each([
  ['logs out', null],
  ['switches accounts', { ...user, actor: 'bob' }],
  ['switches permissions', { ...user, permission: 'owner' }],
])('the review ends where the user %s', async (_, next) => {
  const sending = send([payment]);
  await soon(() => expect(state.reviews).toHaveLength(1));
  // Read again, and the same.
  $user.set({ ...user } as never);
  expect(state.reviews[0]?.signal.aborted).toBe(false);
  $user.set(next as never);
  expect(await sending).toBe(false);
  expect(state.sent).toEqual([]);
  expect($outcome.get()).toMatchObject({ kind: 'error', failure: 'user-changed' });
});

test('nothing is sent where the user logs out while the wallet is open', async () => {
  state.inWallet = () => $user.set(null);
  const sending = send([payment]);
  await soon(() => expect(state.reviews).toHaveLength(1));
  state.reviews[0]?.sign();
  expect(await sending).toBe(false);
  expect(state.sent).toEqual([]);
  expect($pendingBytes.get()).toEqual([]);
});

test('nothing is signed after a log-out in another tab whose message was missed', async () => {
  const users = { version: 1, saved: [], current: null };
  const sending = send([payment]);
  await soon(() => expect(state.reviews).toHaveLength(1));
  localStorage.setItem(usersEntry, JSON.stringify(users));
  const asked = vi.fn();
  state.inWallet = asked;
  state.reviews[0]?.sign();
  expect(await sending).toBe(false);
  expect(asked).not.toHaveBeenCalled();
  expect($outcome.get()).toMatchObject({ failure: 'user-changed' });
});

test.each([false, true])(
  'nothing is sent where another tab logged out while the wallet asked, unheard (sponsored: %s)',
  async (isSponsored) => {
    const sponsor = { account: 'sponsor', contract: 'cpu', symbol: { code: 'CPU', precision: 4 } };
    if (isSponsored) state.freeCpu = { on: true, sponsor };
    const users = { version: 1, saved: [], current: null };
    state.inWallet = () => localStorage.setItem(usersEntry, JSON.stringify(users));
    const sending = send([payment]);
    await soon(() => expect(state.reviews).toHaveLength(1));
    state.reviews[0]?.sign();
    expect(await sending).toBe(false);
    expect(state.sent).toEqual([]);
    expect($pendingBytes.get()).toEqual([]);
    expect($outcome.get()).toMatchObject({ failure: 'user-changed' });
  },
);

/** What the next review of an action says of identical ones. */
async function warningsOf(action: typeof payment, decision: 'refuse' | 'sign' = 'refuse') {
  state.reviews = [];
  const sending = send([action]);
  await soon(() => expect(state.reviews).toHaveLength(1));
  const warnings = { pending: $identical.get() !== null, block: state.reviews[0]?.executedIn };
  state.reviews[0]?.[decision]();
  await sending;
  return warnings;
}

test('what was executed after two operators refused it for now is named before it is paid again', async () => {
  const id = await refusedByOne();
  state.refusal = new RefusedForNowError(id, refusal);
  await sendAgain(id);
  state.refusal = null;
  // A node sends the kept bytes while the user fetches CPU.
  state.inBlock = 9;
  expect(await warningsOf(payment)).toEqual({ pending: false, block: 9 });
  expect(pendingById(id)).toBeNull();
  // Told again as long as nothing is signed, then no more.
  state.inBlock = null;
  expect(await warningsOf(payment, 'sign')).toEqual({ pending: false, block: 9 });
  $pendingBytes.set([]);
  expect(await warningsOf(payment)).toMatchObject({ block: null });
});

test('what was executed is named if it was found only after it expired', async () => {
  state.expiration = new Date(Date.now() - 60_000).toISOString().slice(0, 19);
  await refusedByOne();
  state.inBlock = 9;
  expect(await warningsOf(payment)).toEqual({ pending: false, block: 9 });
});

test('another payment is not warned of, nor one that expired', async () => {
  const warnedOf = async (action: typeof payment) => {
    const { pending, block } = await warningsOf(action);
    return pending || block !== null;
  };
  await refusedByOne();
  expect(await warnedOf({ ...payment, data: { ...payment.data, memo: 'twice' } })).toBe(false);
  expect(await warnedOf(payment)).toBe(true);
  $pendingBytes.set([]);
  localStorage.clear();
  state.expiration = '2026-01-01T00:00:00';
  await refusedByOne();
  expect(await warnedOf(payment)).toBe(false);
});

test('bytes are forgotten once two operators refused them', async () => {
  const id = await refusedByOne();
  state.refusal = refusal;
  await sendAgain(id);
  expect(pendingById(id)).toBeNull();
  expect($outcome.get()).toMatchObject({ kind: 'error', transactionId: null, refusedBy: null });
});

test('the bytes of an outcome are sent once more from its banner', async () => {
  const id = await refusedByOne();
  await sendAgain(id);
  expect(state.sentAgain).toEqual([id]);
  expect($outcome.get()).toMatchObject({ kind: 'sent', transactionId: id });
  expect($signingStage.get()).toBeNull();
});

test('a service gets the signed transaction, which is never sent to a node as well', async () => {
  const handed: string[] = [];
  const deliver: SigningOptions['deliver'] = async ({ id, packed }) => {
    handed.push(packed);
    return { transactionId: id, blockNum: null, endpoint: null, foreignFrom: null };
  };
  const sending = send([], { deliver });
  await reviews(1);
  state.reviews.at(-1)?.sign();
  expect(await sending).toBe(true);
  expect(handed).toEqual(['bytes of 1']);
  expect(state.sent).toEqual([]);
  expect($pendingBytes.get()).toEqual([]);
  expect($outcome.get()).toMatchObject({ kind: 'sent', transactionId: '1' });
});

test('a service gets nothing once the user is another one', async () => {
  const handed: string[] = [];
  const deliver: SigningOptions['deliver'] = async ({ id, packed }) => {
    handed.push(packed);
    return { transactionId: id, blockNum: null, endpoint: null, foreignFrom: null };
  };
  state.inWallet = () => $user.set(null);
  const sending = send([], { deliver });
  await reviews(1);
  state.reviews.at(-1)?.sign();
  expect(await sending).toBe(false);
  expect(handed).toEqual([]);
});

test('a wallet that sends what it signs is not asked to sign for a service', async () => {
  const deliver: SigningOptions['deliver'] = async () => Promise.reject(new Error('not reached'));
  user.wallet = 'protoncli';
  expect(await send([], { deliver })).toBe(false);
  user.wallet = 'anchor';
  expect(state.reviews).toHaveLength(0);
  expect($outcome.get()).toMatchObject({
    kind: 'error',
    message: expect.stringContaining('This wallet sends the transaction itself') as string,
  });
});

test('what is not for the chain has no outcome, unless it fails', async () => {
  const deliver: SigningOptions['deliver'] = async ({ id }) => ({
    transactionId: id,
    blockNum: null,
    endpoint: null,
    foreignFrom: null,
  });
  const proving = send([], { deliver, offChain: true });
  await reviews(1);
  state.reviews.at(-1)?.sign();
  expect(await proving).toBe(true);
  expect($outcome.get()).toBeNull();

  const refused = send([], {
    deliver: () => Promise.reject(new Error('Unknown coin')),
    offChain: true,
  });
  await reviews(2);
  state.reviews.at(-1)?.sign();
  expect(await refused).toBe(false);
  expect($outcome.get()).toMatchObject({ kind: 'error', message: 'Unknown coin' });
  expect($pendingBytes.get()).toEqual([]);
});
