import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const store = () => import('#src/stores/favorites/favorites.ts');
const file = () => import('#src/stores/favorites/favorites-file.ts');

const alice = { type: 'account', name: 'alice', note: '' };
const bob = { type: 'account', name: 'bob', note: 'the exchange' };

/** What an earlier visit left behind. */
async function left(kept: object) {
  const { settingsKey } = await import('#src/stores/settings/settings.ts');
  localStorage.setItem(settingsKey, JSON.stringify(kept));
  vi.resetModules();
}

test('are kept with their notes, the newest first', async () => {
  const { favorites, keepFavorite } = await store();
  keepFavorite(alice);
  keepFavorite(bob);
  expect(favorites()).toEqual([bob, alice]);
  vi.resetModules();
  expect((await store()).favorites()).toEqual([bob, alice]);
});

test('are kept as type and name, whatever is noted', async () => {
  const { keepFavorite } = await store();
  keepFavorite(bob);
  const { $settings } = await import('#src/stores/settings/settings.ts');
  expect($settings.get().userFavorites).toEqual([{ type: 'account', name: 'bob' }]);
  expect($settings.get().favoriteNotes).toEqual({ 'account/bob': 'the exchange' });
});

test('a note is changed in its place, and goes with its favorite', async () => {
  const { favorites, keepFavorite, removeFavorite } = await store();
  keepFavorite(alice);
  keepFavorite(bob);
  keepFavorite({ ...alice, note: 'me' });
  expect(favorites()).toEqual([bob, { ...alice, note: 'me' }]);
  removeFavorite(bob);
  const { $settings } = await import('#src/stores/settings/settings.ts');
  expect($settings.get().favoriteNotes).toEqual({ 'account/alice': 'me' });
});

test('what was removed comes back to its place', async () => {
  const { favorites, keepFavorite, removeFavorite, restoreFavorite } = await store();
  for (const one of [alice, bob]) keepFavorite(one);
  removeFavorite(alice);
  restoreFavorite(alice, 1);
  expect(favorites()).toEqual([bob, alice]);
});

test('names that an earlier visit kept are accounts', async () => {
  await left({ userFavorites: ['alice', { type: 'account', name: 'bob' }] });
  expect((await store()).favorites()).toEqual([alice, { ...bob, note: '' }]);
});

test.each([
  { userFavorites: [null, 5, { name: 'x' }, {}], favoriteNotes: null },
  { userFavorites: 'alice', favoriteNotes: [] },
  { userFavorites: null },
])('%o is survived', async (kept) => {
  await left(kept);
  expect((await store()).favorites()).toEqual([]);
});

test('a file brings what is new, once, and notes where there were none', async () => {
  const { favorites, keepFavorite, mergeFavorites } = await store();
  const { favoritesFile, readFavoritesFile } = await file();
  keepFavorite({ ...bob, note: '' });
  const found = readFavoritesFile(favoritesFile([alice, bob, alice])) ?? [];
  expect(mergeFavorites(found)).toBe(1);
  expect(favorites()).toEqual([bob, alice]);
});

test.each(['', 'null', '5', '{}', '{"favorites":"x"}', '[{"name":5},{"name":""}]'])(
  'the file %o holds none',
  async (text) => {
    expect((await file()).readFavoritesFile(text)).toBeNull();
  },
);
