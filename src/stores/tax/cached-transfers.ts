import type { TaxTransfer } from '../../chain/model/tax/tax-transfer.ts';

/** What an export has read so far, to continue after the page was left. */
interface CachedExport {
  /** The next page; null if the export is complete. */
  readonly cursor: string | null;
  readonly transfers: readonly TaxTransfer[];
  readonly checked: number;
  readonly until: number | null;
  readonly mayBeCut: boolean;
}

/** One page of an export. */
export interface CachedPage extends CachedExport {
  /** Its place in the export, from 0. */
  readonly place: number;
}

interface StoredPage extends CachedPage {
  /** The export it belongs to. */
  readonly of: string;
}

const DATABASE = 'pronghorn-tax';
/** Raised when transfers are read in another way: earlier exports then start again. */
const VERSION = 3;
const STORE = 'pages';

/** The last page of an export with all its transfers; null for none, or without storage. */
export async function readCached(of: string): Promise<CachedPage | null> {
  const pages = await inStore(
    'readonly',
    (store) => store.getAll(rangeOf(of)) as IDBRequest<StoredPage[]>,
  );
  const last = pages?.at(-1);
  if (!pages || !last) return null;
  return { ...last, transfers: pages.flatMap(({ transfers }) => transfers) };
}

/** Adds the transfers of a page, and where the next one begins. */
export async function cachePage(of: string, page: CachedPage): Promise<void> {
  const row: StoredPage = { of, ...page };
  await inStore('readwrite', (store) => store.put(row));
}

export async function clearCached(of: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(rangeOf(of)));
}

function rangeOf(of: string): IDBKeyRange {
  return IDBKeyRange.bound([of, 0], [of, Infinity]);
}

/** Null without storage: an export then only continues while its page is open. */
async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | null> {
  try {
    const opening = indexedDB.open(DATABASE, VERSION);
    opening.onupgradeneeded = () => {
      const { result } = opening;
      if (result.objectStoreNames.contains(STORE)) result.deleteObjectStore(STORE);
      result.createObjectStore(STORE, { keyPath: ['of', 'place'] });
    };
    const database = await done(opening);
    try {
      return await done(work(database.transaction(STORE, mode).objectStore(STORE)));
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });
}
