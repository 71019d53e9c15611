import { fromSettings } from '../settings/from-settings.ts';
import { changeSettings, type KeptFavorite } from '../settings/settings.ts';

/** A favorite with the visitor's note. Only accounts have a page. */
export interface Favorite {
  readonly type: string;
  readonly name: string;
  /** Empty for no note. */
  readonly note: string;
}

/** Newest first. */
export const $favorites = fromSettings(({ userFavorites, favoriteNotes }) =>
  userFavorites.flatMap((kept) => readFavorite(kept, favoriteNotes)),
);

export const favorites = () => $favorites.get();

/** Adds a favorite or changes its note. */
export function keepFavorite(favorite: Favorite): void {
  const others = favorites();
  const existing = others.some((one) => isSame(one, favorite));
  save(
    existing
      ? others.map((one) => (isSame(one, favorite) ? favorite : one))
      : [favorite, ...others],
  );
}

/** Puts a removed favorite back in its place. */
export function restoreFavorite(favorite: Favorite, place: number): void {
  save(favorites().toSpliced(place, 0, favorite));
}

export function removeFavorite(favorite: Pick<Favorite, 'type' | 'name'>): void {
  save(favorites().filter((one) => !isSame(one, favorite)));
}

/** Adds missing favorites and fills empty notes. Returns the number of added ones. */
export function mergeFavorites(added: readonly Favorite[]): number {
  const existing = favorites();
  const noted = existing.map((one) =>
    one.note === '' ? (added.find((other) => isSame(one, other)) ?? one) : one,
  );
  const isNew = (one: Favorite, place: number) =>
    !existing.some((other) => isSame(one, other)) &&
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

/** Older versions stored account names only. Other values are ignored. */
function readFavorite(kept: KeptFavorite | string, notes: object): Favorite[] {
  const { type, name } = typeof kept === 'string' ? { type: 'account', name: kept } : (kept ?? {});
  if (typeof type !== 'string' || typeof name !== 'string') return [];
  const note: unknown = (notes as Record<string, unknown>)[`${type}/${name}`];
  return [{ type, name, note: typeof note === 'string' ? note : '' }];
}
