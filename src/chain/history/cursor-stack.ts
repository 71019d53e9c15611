import type { ActionFilters } from '../model/action/action-filters.ts';
import type { SortDirection } from './provider.ts';

/** The pages of a history that were opened one after the other, of one sort and one set of filters. */
export interface CursorStack {
  readonly view: string;
  /** Where each page after the first began. */
  readonly cursors: readonly string[];
}

/** Short text that differs where sort or filters do: a cursor means nothing in another view. */
export function viewOf(sort: SortDirection, filters: ActionFilters | undefined): string {
  const text = JSON.stringify([sort, filters ?? null], (_, value: unknown) => sorted(value));
  // FNV-1a, 32 bits: it tells views apart, it keeps no secret.
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place++)
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  return (hash >>> 0).toString(36);
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The stack for a view: cleared where it is of another one. */
export function stackFor(view: string, stack?: CursorStack): CursorStack {
  return stack?.view === view ? stack : { view, cursors: [] };
}

/** Opens the page that begins at a cursor. */
export function pushCursor(stack: CursorStack, cursor: string): CursorStack {
  return { ...stack, cursors: [...stack.cursors, cursor] };
}

/** Goes back by a page; the first has none before it. */
export function popCursor(stack: CursorStack): CursorStack {
  return { ...stack, cursors: stack.cursors.slice(0, -1) };
}

/** Where the page that is open begins, or null on the first. */
export function topCursor({ cursors }: CursorStack): string | null {
  return cursors.at(-1) ?? null;
}
