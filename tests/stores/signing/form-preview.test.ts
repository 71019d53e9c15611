import { beforeEach, expect, test, vi } from 'vitest';
import { transfer } from '#src/chain/actions/transfer.ts';
import { eos } from '#src/chain/config/chains/eos.ts';
import { parseAsset } from '#src/chain/core/asset.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { type FormPreview, previewActions } from '#src/stores/signing/form-preview.ts';
import { plain } from '../../../stories/fixtures/signing.ts';

const state = vi.hoisted(() => ({
  packed: [] as unknown[],
  inspected: [] as unknown[],
  fails: false,
}));

vi.mock('#src/stores/chain/chain.ts', () => ({ chainConfig: () => eos }));
vi.mock('#src/stores/chain/client.ts', () => ({ chainAccess: () => ({ config: eos }) }));
vi.mock('#src/stores/chain/abis.ts', () => ({ chainAbis: async () => ({}) }));
vi.mock('#src/stores/wallet/free-cpu.ts', () => ({
  $freeCpu: { get: () => null },
  loadFreeCpu: async () => undefined,
}));
vi.mock('#src/stores/wallet/users.ts', () => ({
  $users: { get: () => null },
  loadUsers: async () => undefined,
}));
vi.mock('#src/chain/sign/transaction/pack-actions.ts', () => ({
  packActions: async (_: unknown, actions: unknown, options: unknown, headerOptions: unknown) => {
    if (state.fails) throw new Error('No node responded');
    state.packed.push({ actions, options, headerOptions });
    return { id: 'ab', packed: 'cd', header: {} };
  },
}));
vi.mock('#src/stores/signing/inspection.ts', () => ({
  inspect: async (
    bytes: unknown,
    parties: unknown,
    _signal: AbortSignal,
    onPreview: (preview: unknown) => void,
  ) => {
    state.inspected.push({ bytes, parties });
    onPreview(plain);
  },
}));

const user = { actor: 'alice', permission: 'active', delaySeconds: 0 } as User;
const quantity = parseAsset('1.0000 EOS');
const actions = [
  transfer({ contract: 'eosio.token', from: 'alice', to: 'bob', quantity, memo: '' }),
];

async function preview(signal = new AbortController().signal): Promise<FormPreview[]> {
  const shown: FormPreview[] = [];
  await previewActions(actions, user, signal, (one) => shown.push(one));
  return shown;
}

beforeEach(() => Object.assign(state, { packed: [], inspected: [], fails: false }));

test('packs the actions that submitting would send, and inspects those bytes', async () => {
  expect(await preview()).toEqual([{ kind: 'ready', preview: plain }]);
  expect(state.packed).toEqual([
    {
      actions,
      options: { actor: 'alice', delaySeconds: 0, freeCpu: false },
      // One second less than a form's.
      headerOptions: { blocksBehind: 300, expireSeconds: 2_999 },
    },
  ]);
  expect(state.inspected).toEqual([
    {
      bytes: { id: 'ab', packed: 'cd', header: {} },
      parties: { user, compares: false, sponsor: [] },
    },
  ]);
});

test('says why a transaction could not be built', async () => {
  state.fails = true;
  expect(await preview()).toEqual([{ kind: 'failed', message: 'No node responded', source: null }]);
});

test('shows nothing of a form that has changed', async () => {
  const changed = new AbortController();
  changed.abort();
  expect(await preview(changed.signal)).toEqual([]);
  expect(state.packed).toEqual([]);
});
