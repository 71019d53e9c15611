import type { ActionFilters } from '../model/action/action-filters.ts';
import type { SortDirection } from './provider.ts';

/** A short hash of sort and filters. A cursor is valid only in the view that returned it. */
export function viewKey(sort: SortDirection, filters: ActionFilters | undefined): string {
  const text = JSON.stringify([sort, filters ?? null], (_, value: unknown) => sorted(value));
  // FNV-1a, 32 bits. The key distinguishes views and keeps no secret.
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place++)
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  return (hash >>> 0).toString(36);
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
