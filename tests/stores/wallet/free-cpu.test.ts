import { beforeEach, expect, test, vi } from 'vitest';
import type { User } from '#src/chain/sign/users/users.ts';

const sponsor = { account: 'freecpu11111', contract: 'cputoken1111' };
const state = vi.hoisted(() => ({ left: 5, fails: false }));

vi.mock('#src/chain/client/signing/free-cpu.ts', () => ({
  readFreeCpu: async () => {
    if (state.fails) throw new Error('no answer');
    return { left: state.left, most: 5, sponsor };
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
  Object.assign(state, { left: 5, fails: false });
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
  const { $toast, loadFreeCpu, countFreeCpu } = await stores();
  state.left = 2;
  await loadFreeCpu(alice);
  state.left = 1;
  await countFreeCpu(alice);
  expect($toast.get()).toBeNull();
  state.left = 0;
  await countFreeCpu(alice);
  expect($toast.get()).toBe('free-cpu-used');
  $toast.set(null);
  await countFreeCpu(alice);
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
