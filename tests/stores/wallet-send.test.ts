import { beforeEach, expect, test, vi } from 'vitest';
import { SigningCanceled } from '#src/chain/sign/signing-canceled.ts';
import { soon } from '#tests/soon.ts';

interface Review {
  readonly sign: () => void;
  readonly signal: AbortSignal;
}

const state = vi.hoisted(() => ({
  sent: [] as string[],
  prepared: 0,
  reviews: [] as Review[],
  refusal: null as Error | null,
  options: {},
  freeCpu: null as object | null,
  /** What the next preparation waits for. */
  preparing: null as Promise<void> | null,
}));

const user = { actor: 'alice', permission: 'active', delaySeconds: 0 };

vi.mock('#src/stores/wallet-sessions.ts', () => ({
  keepSigner: async () => undefined,
  currentSigner: async () => ({
    user,
    prepare: async (_actions: unknown, options: object) => {
      state.options = options;
      const id = String((state.prepared += 1));
      await state.preparing;
      const header = { expiration: '2026-01-01T00:00:00', delay_sec: user.delaySeconds };
      return { id, packed: '', header };
    },
    send: async ({ id }: { id: string }) => {
      if (state.refusal) throw state.refusal;
      state.sent.push(id);
      return { transactionId: id, blockNum: 1 };
    },
  }),
}));
vi.mock('#src/stores/signing-review.ts', () => ({
  review: (_prepared: unknown, _user: unknown, _known: unknown, signal: AbortSignal) =>
    new Promise<'sign'>((resolve, reject) => {
      state.reviews.push({ sign: () => resolve('sign'), signal });
      signal.addEventListener('abort', () => reject(new SigningCanceled()));
    }),
}));
vi.mock('#src/stores/free-cpu.ts', () => ({
  $freeCpu: { get: () => state.freeCpu },
  loadFreeCpu: async () => undefined,
}));
vi.mock('#src/stores/client.ts', () => ({ chainAccess: () => ({}) }));
vi.mock('#src/stores/query.ts', () => ({ refresh: () => undefined }));
vi.mock('#src/stores/transaction.ts', () => ({ rememberSent: () => undefined }));

const { send } = await import('#src/stores/wallet-send.ts');
const { $outcome, $signingStage, dismissFailure } = await import('#src/stores/wallet-state.ts');

const reviews = (count: number) =>
  soon(() => expect(state.reviews.filter((one) => !one.signal.aborted)).toHaveLength(count));

beforeEach(() => {
  Object.assign(state, {
    sent: [],
    prepared: 0,
    reviews: [],
    refusal: null,
    preparing: null,
    freeCpu: null,
  });
  user.delaySeconds = 0;
  $outcome.set(null);
});

test('what was begun and not agreed to gives way to what is begun after it', async () => {
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

test('what failed after it gave way says nothing of what came after it', async () => {
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
  expect($outcome.get()).toMatchObject({ kind: 'success', delaySeconds: 3_600 });
});

test('what failed while nothing else was begun is told', async () => {
  state.preparing = Promise.reject(new Error('no node answers'));
  expect(await send([])).toBe(false);
  expect($outcome.get()).toMatchObject({ kind: 'error', message: 'no node answers' });
});

test('a form empties its address before the success is told, and only then', async () => {
  const told: unknown[] = [];
  const onSent = () => told.push($outcome.get());
  const sending = send([], { onSent });
  await reviews(1);
  state.reviews.at(-1)?.sign();
  await sending;
  expect(told).toEqual([null]);
  expect($outcome.get()).toMatchObject({ kind: 'success' });

  state.refusal = new Error('overdrawn balance');
  const failing = send([], { onSent });
  await soon(() => expect(state.reviews).toHaveLength(2));
  state.reviews.at(-1)?.sign();
  await failing;
  expect(told).toHaveLength(1);
});

test('a failure says how the same is tried once more, until somebody else logs in', async () => {
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

test('a success stays when somebody else logs in', () => {
  $outcome.set({ kind: 'success', transactionId: '1', blockNum: null, delaySeconds: 0 });
  dismissFailure();
  expect($outcome.get()).toMatchObject({ kind: 'success' });
});
