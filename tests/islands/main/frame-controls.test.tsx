import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { soon } from '#tests/soon.ts';

const state = vi.hoisted(() => ({ searches: 0 }));

vi.mock('#src/islands/main/frame.tsx', () => ({ renderIslands: () => undefined }));
vi.mock('#src/islands/favorites/favorites-panel.tsx', () => ({ FavoritesPanel: () => null }));
vi.mock('#src/islands/shell/search-box.tsx', () => ({ SearchBox: () => null }));
vi.mock('#src/stores/chain/chain.ts', () => ({ chainConfig: () => ({ key: 'eos' }) }));
vi.mock('#src/stores/signing/search-pending.ts', () => ({
  searchPending: async () => void (state.searches += 1),
}));

const { startControls } = await import('#src/islands/main/frame-controls.tsx');

beforeEach(() => {
  localStorage.clear();
  state.searches = 0;
});
afterEach(() => vi.restoreAllMocks());

test('a page continues the search for a pending transaction that a closed tab left', async () => {
  localStorage.setItem('pronghorn-pending/eos', '[{"id":"a"}]');
  startControls('en', null);
  await soon(() => expect(state.searches).toBe(1));
});

test.each([
  ['none', null],
  ['none any more', '[]'],
  ['one of another chain', undefined],
])('a page of a browser with %s loads no search', async (_what, stored) => {
  if (stored === undefined) localStorage.setItem('pronghorn-pending/wax', '[{"id":"a"}]');
  if (stored) localStorage.setItem('pronghorn-pending/eos', stored);
  startControls('en', null);
  await import('#src/stores/signing/search-pending.ts');
  expect(state.searches).toBe(0);
});

test('a page without storage searches for nothing', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('no storage');
  });
  startControls('en', null);
  await import('#src/stores/signing/search-pending.ts');
  expect(state.searches).toBe(0);
});
