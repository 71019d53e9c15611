import type { Favorite } from './favorites.ts';

const LONGEST_NAME = 64;
const LONGEST_NOTE = 120;
const LONGEST_NICKNAME = 24;
const MOST_FAVORITES = 1000;
/** Characters of a file; a thousand favorites with notes have a third of it. */
const LONGEST_FILE = 1_000_000;

/** The favorites as a file for export. */
export function favoritesFile(favorites: readonly Favorite[]): string {
  return JSON.stringify({ favorites }, null, 2);
}

/** The favorites of an imported file; null if it has none or is too long. */
export function readFavoritesFile(text: string): readonly Favorite[] | null {
  if (text.length > LONGEST_FILE) return null;
  try {
    const parsed = JSON.parse(text) as { favorites?: unknown } | unknown[] | null;
    const rows: unknown = Array.isArray(parsed) ? parsed : parsed?.favorites;
    const favorites = Array.isArray(rows) ? rows.flatMap(readRow).slice(0, MOST_FAVORITES) : [];
    return favorites.length > 0 ? favorites : null;
  } catch {
    return null;
  }
}

function readRow(row: unknown): Favorite[] {
  if (typeof row === 'string') return readRow({ type: 'account', name: row });
  if (typeof row !== 'object' || row === null) return [];
  const { type = 'account', name, note = '', nickname = '' } = row as Record<string, unknown>;
  if (typeof type !== 'string' || typeof name !== 'string') return [];
  if (typeof note !== 'string' || typeof nickname !== 'string') return [];
  if (name === '' || name.length > LONGEST_NAME || type.length > LONGEST_NAME) return [];
  return [
    {
      type,
      name,
      note: note.slice(0, LONGEST_NOTE),
      nickname: nickname.slice(0, LONGEST_NICKNAME),
      watched: (row as Record<string, unknown>)['watched'] === true,
    },
  ];
}
