import { beforeEach, expect, test, vi } from 'vitest';
import type { User } from '#src/chain/sign/users/users.ts';

const sponsor = { account: 'freecpu11111', contract: 'cputoken1111' };
const state = vi.hoisted(() => ({ left: 5, fails: false, held: null as Promise<void> | null }));

vi.mock('#src/chain/client/signing/free-cpu.ts', () => ({
  readFreeCpu: async () => {
    if (state.fails) throw new Error('no answer');
    const { left, held } = state;
    await held;
    return { left, most: 5, sponsor };
  },
}));
vi.mock('#src/stores/chain/client.ts', () => ({ chainAccess: () => ({}) }));
vi.mock('#src/stores/chain/chain.ts', () => ({
  chainConfig: () => ({ supportsFreeCpu: true, backendUrl: 'http://127.0.0.1:1' }),
}));

const alice: User = {
  chain: 'eos',
  chainId: '',
  actor: 'alice',
  permission: 'active',
  wallet: 'anchor',
  publicKey: null,
  type: 'app',
  index: null,
  delaySeconds: 0,
};

async function stores() {
  const [freeCpu, { $toast, $user }, { $settings }] = await Promise.all([
    import('#src/stores/wallet/free-cpu.ts'),
    import('#src/stores/wallet/wallet-state.ts'),
    import('#src/stores/settings/settings.ts'),
  ]);
  $user.set(alice);
  return { ...freeCpu, $toast, $user, $settings };
}

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
  Object.assign(state, { left: 5, fails: false, held: null });
});

test('is on where it is offered, until it is switched off, and that is remembered', async () => {
  const { $freeCpu, loadFreeCpu, setFreeCpu } = await stores();
  expect($freeCpu.get()).toBeNull();
  await loadFreeCpu(alice);
  expect($freeCpu.get()).toMatchObject({ on: true, left: 5 });
  setFreeCpu(false);
  expect($freeCpu.get()).toMatchObject({ on: false });
  vi.resetModules();
  const later = await stores();
  await later.loadFreeCpu(alice);
  expect(later.$freeCpu.get()).toMatchObject({ on: false });
});

test('is off with none left, whatever was chosen, and on again on another day', async () => {
  const { $freeCpu, loadFreeCpu, $settings } = await stores();
  state.left = 0;
  await loadFreeCpu(alice);
  expect($freeCpu.get()).toMatchObject({ on: false, left: 0 });
  expect($settings.get().freeCpuEnabled).toBe(true);
  state.left = 5;
  await loadFreeCpu(alice);
  expect($freeCpu.get()).toMatchObject({ on: true });
});

test('notifies only for the last transaction of the day', async () => {
  const { $toast, loadFreeCpu } = await stores();
  state.left = 2;
  await loadFreeCpu(alice);
  state.left = 1;
  await loadFreeCpu(alice);
  expect($toast.get()).toBeNull();
  state.left = 0;
  await loadFreeCpu(alice);
  expect($toast.get()).toBe('free-cpu-used');
  $toast.set(null);
  await loadFreeCpu(alice);
  expect($toast.get()).toBeNull();
});

test('waits for a newer request instead of showing an older response', async () => {
  const { $freeCpu, $toast, loadFreeCpu } = await stores();
  state.left = 1;
  await loadFreeCpu(alice);
  const { promise, resolve } = Promise.withResolvers<void>();
  state.held = promise;
  const slow = loadFreeCpu(alice);
  Object.assign(state, { left: 0, held: null });
  await loadFreeCpu(alice);
  expect($toast.get()).toBe('free-cpu-used');
  resolve();
  await slow;
  expect($freeCpu.get()).toMatchObject({ left: 0 });

  const newer = Promise.withResolvers<void>();
  const overtaken = loadFreeCpu(alice);
  Object.assign(state, { left: 3, held: newer.promise });
  void loadFreeCpu(alice);
  newer.resolve();
  await overtaken;
  expect($freeCpu.get()).toMatchObject({ left: 3 });
});

test('does not notify one account of the count of another', async () => {
  const { $toast, $user, loadFreeCpu } = await stores();
  state.left = 1;
  await loadFreeCpu(alice);
  state.left = 0;
  const bob = { ...alice, actor: 'bob' };
  $user.set(bob);
  await loadFreeCpu(bob);
  expect($toast.get()).toBeNull();
});

test('is of its user alone, and not offered where the sponsor does not answer', async () => {
  const { $freeCpu, $user, loadFreeCpu } = await stores();
  await loadFreeCpu(alice);
  $user.set({ ...alice, actor: 'bob' });
  expect($freeCpu.get()).toBeNull();
  $user.set(alice);
  state.fails = true;
  await loadFreeCpu(alice);
  expect($freeCpu.get()).toBeNull();
});

test('is not offered on a phone', async () => {
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Linux; Android 15) Mobile' });
  const { $freeCpu, loadFreeCpu } = await stores();
  await loadFreeCpu(alice);
  expect($freeCpu.get()).toBeNull();
  vi.unstubAllGlobals();
});
