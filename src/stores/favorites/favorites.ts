import { fromSettings } from '../settings/from-settings.ts';
import { changeSettings, type StoredFavorite } from '../settings/settings.ts';

/** A favorite with what the visitor noted of it. Only accounts have a page. */
export interface Favorite {
  readonly type: string;
  readonly name: string;
  /** Empty for no note. */
  readonly note: string;
  /** The visitor's own name for it; empty for none. */
  readonly nickname: string;
  /** An account whose changes the visitor follows. */
  readonly watched: boolean;
}

/** An account without notes. */
export function favoriteAccount(name: string): Favorite {
  return { type: 'account', name, note: '', nickname: '', watched: false };
}

/** Newest first. */
export const $favorites = fromSettings(({ userFavorites, favoriteNotes }) =>
  userFavorites.flatMap((stored) => readFavorite(stored, favoriteNotes)),
);

export const favorites = () => $favorites.get();

/** Adds a favorite or changes its note. */
export function saveFavorite(favorite: Favorite): void {
  const others = favorites();
  const existing = others.some((one) => isSame(one, favorite));
  save(
    existing
      ? others.map((one) => (isSame(one, favorite) ? favorite : one))
      : [favorite, ...others],
  );
}

/** Puts a removed favorite back in its place. */
export function restoreFavorite(favorite: Favorite, index: number): void {
  save(favorites().toSpliced(index, 0, favorite));
}

export function removeFavorite(favorite: Pick<Favorite, 'type' | 'name'>): void {
  save(favorites().filter((one) => !isSame(one, favorite)));
}

/** Adds missing favorites and fills empty notes and nicknames. Returns the number of added ones. */
export function mergeFavorites(added: readonly Favorite[]): number {
  const existing = favorites();
  const noted = existing.map((one) => {
    const other = added.find((other) => isSame(one, other)) ?? one;
    return { ...one, note: one.note || other.note, nickname: one.nickname || other.nickname };
  });
  const isNew = (one: Favorite, index: number) =>
    !existing.some((other) => isSame(one, other)) &&
    added.findIndex((other) => isSame(one, other)) === index;
  const news = added.filter(isNew);
  save([...noted, ...news]);
  return news.length;
}

function save(all: readonly Favorite[]): void {
  changeSettings({
    userFavorites: all.map(({ type, name, nickname, watched }) => ({
      type,
      name,
      ...(nickname !== '' && { nickname }),
      ...(watched && { watched }),
    })),
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
function readFavorite(stored: StoredFavorite | string, notes: object): Favorite[] {
  if (typeof stored === 'string') return readFavorite({ type: 'account', name: stored }, notes);
  const { type, name, nickname, watched } = stored ?? {};
  if (typeof type !== 'string' || typeof name !== 'string') return [];
  const note: unknown = (notes as Record<string, unknown>)[`${type}/${name}`];
  const textOf = (text: unknown) => (typeof text === 'string' ? text : '');
  return [
    { type, name, note: textOf(note), nickname: textOf(nickname), watched: watched === true },
  ];
}
