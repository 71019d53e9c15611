import { beforeEach, expect, test, vi } from 'vitest';

vi.mock('#src/stores/chain/chain.ts', () => ({ chainConfig: () => ({ key: 'eos' }) }));
vi.mock('#src/stores/chain/client.ts', () => ({}));

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const store = () => import('#src/stores/favorites/watched.ts');
const facts = { liquid: '1.0000 EOS', permissions: { active: '[]' } };

test('what was seen stays, and is forgotten with its account', async () => {
  const { saveSnapshot } = await store();
  saveSnapshot({ alice: facts, bob: facts }, ['alice', 'bob'], 1000);
  vi.resetModules();
  const { $watchSnapshots, loadSnapshots, saveSnapshot: again } = await store();
  loadSnapshots();
  expect($watchSnapshots.get()).toEqual({
    alice: { ...facts, at: 1000 },
    bob: { ...facts, at: 1000 },
  });
  const later = { ...facts, liquid: '2.0000 EOS' };
  again({ alice: later }, ['alice'], 2000);
  expect($watchSnapshots.get()).toEqual({ alice: { ...later, at: 2000 } });
});

test.each([
  'x',
  '[]',
  '{"alice":5}',
  '{"alice":{"at":1,"liquid":"1.0000 EOS"}}',
  '{"alice":{"at":1,"liquid":"1.0000 EOS","permissions":{"active":5}}}',
])('%s in the storage is survived', async (kept) => {
  localStorage.setItem('pronghorn-watched/eos', kept);
  const { $watchSnapshots, loadSnapshots } = await store();
  loadSnapshots();
  expect($watchSnapshots.get()).toEqual({});
});
