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
  const { noteSeen } = await store();
  noteSeen({ alice: facts, bob: facts }, ['alice', 'bob'], 1000);
  vi.resetModules();
  const { $seen, loadSeen, noteSeen: again } = await store();
  loadSeen();
  expect($seen.get()).toEqual({ alice: { ...facts, at: 1000 }, bob: { ...facts, at: 1000 } });
  const later = { ...facts, liquid: '2.0000 EOS' };
  again({ alice: later }, ['alice'], 2000);
  expect($seen.get()).toEqual({ alice: { ...later, at: 2000 } });
});

test.each([
  'x',
  '[]',
  '{"alice":5}',
  '{"alice":{"at":1,"liquid":"1.0000 EOS"}}',
  '{"alice":{"at":1,"liquid":"1.0000 EOS","permissions":{"active":5}}}',
])('%s in the storage is survived', async (kept) => {
  localStorage.setItem('pronghorn-watched/eos', kept);
  const { $seen, loadSeen } = await store();
  loadSeen();
  expect($seen.get()).toEqual({});
});
