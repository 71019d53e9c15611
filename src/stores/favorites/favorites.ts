import { computed } from 'nanostores';
import { $settings, changeSettings, type KeptFavorite } from '../settings/settings.ts';

/** Something a visitor marked, with what they noted about it. Only accounts have a page. */
export interface Favorite {
  readonly type: string;
  readonly name: string;
  /** Empty where nothing was noted. */
  readonly note: string;
}

/** The newest first. */
export const $favorites = computed($settings, ({ userFavorites, favoriteNotes }) =>
  userFavorites.flatMap((kept) => readFavorite(kept, favoriteNotes)),
);

export const favorites = () => $favorites.get();

/** Marks it, or notes something else about it. */
export function keepFavorite(favorite: Favorite): void {
  const others = favorites();
  const known = others.some((one) => isSame(one, favorite));
  save(
    known ? others.map((one) => (isSame(one, favorite) ? favorite : one)) : [favorite, ...others],
  );
}

/** Puts one back to where it was. */
export function restoreFavorite(favorite: Favorite, place: number): void {
  save(favorites().toSpliced(place, 0, favorite));
}

export function removeFavorite(favorite: Pick<Favorite, 'type' | 'name'>): void {
  save(favorites().filter((one) => !isSame(one, favorite)));
}

/** Adds what is not there yet, and notes where there was none. Returns how many were added. */
export function mergeFavorites(added: readonly Favorite[]): number {
  const known = favorites();
  const noted = known.map((one) =>
    one.note === '' ? (added.find((other) => isSame(one, other)) ?? one) : one,
  );
  const isNew = (one: Favorite, place: number) =>
    !known.some((other) => isSame(one, other)) &&
    added.findIndex((other) => isSame(one, other)) === place;
  const news = added.filter(isNew);
  save([...noted, ...news]);
  return news.length;
}

function save(all: readonly Favorite[]): void {
  changeSettings({
    userFavorites: all.map(({ type, name }) => ({ type, name })),
    favoriteNotes: Object.fromEntries(
      all.filter(({ note }) => note !== '').map((one) => [keyOf(one), one.note]),
    ),
  });
}

function isSame(one: Pick<Favorite, 'type' | 'name'>, other: Pick<Favorite, 'type' | 'name'>) {
  return keyOf(one) === keyOf(other);
}

function keyOf({ type, name }: Pick<Favorite, 'type' | 'name'>): string {
  return `${type}/${name}`;
}

/** Earlier visits kept the names of accounts alone. What is neither was written by something else. */
function readFavorite(kept: KeptFavorite | string, notes: object): Favorite[] {
  const { type, name } = typeof kept === 'string' ? { type: 'account', name: kept } : (kept ?? {});
  if (typeof type !== 'string' || typeof name !== 'string') return [];
  const note: unknown = (notes as Record<string, unknown>)[`${type}/${name}`];
  return [{ type, name, note: typeof note === 'string' ? note : '' }];
}
