import { useEffect, useState } from 'react';
import { tableScopes, type ScopesQuery } from '#src/chain/client/contract/contract.ts';
import { listedScope, scopeRange } from '#src/chain/model/abi/scope.ts';
import type { LoadState } from '#src/chain/model/shared/load-state.ts';
import type { TableRead } from '#src/chain/tables/read.ts';
import type { Scope } from '#src/chain/tables/scopes.ts';
import { chainAccess } from '#src/stores/chain/client.ts';
import {
  entriesPerRowStore,
  scopesStore,
  type EntriesQuery,
} from '#src/stores/contract/contract.ts';
import { useLoad } from '#src/stores/load-store.ts';

const TYPING_PAUSE_MS = 250;

/** Further pages of a list of scopes; ignored for another list. */
interface Later {
  readonly of: string;
  readonly rows: readonly Scope[];
  readonly complete: boolean;
}

/** A table's scopes with a prefix. */
export function useScopes(code: string, table: string, typed: string) {
  const prefix = useDebouncedText(typed);
  const range = scopeRange(prefix);
  const key = range && JSON.stringify({ code, table, ...range } satisfies ScopesQuery);
  const { state, store } = useLoad(scopesStore, key);
  const [later, setLater] = useState<Later | null>(null);
  const [pending, setPending] = useState(false);
  const first: TableRead<Scope> =
    state.kind === 'ready' ? state.value : { rows: [], complete: true };
  const more = later !== null && later.of === key ? later : null;
  const rows = more ? [...first.rows, ...more.rows] : first.rows;

  const loadMore = async () => {
    const last = rows.at(-1);
    if (!last || key === null || pending) return;
    setPending(true);
    const query = { ...(JSON.parse(key) as ScopesQuery), from: last.scope };
    const page = await tableScopes(chainAccess(), query).catch(() => null);
    setPending(false);
    if (!page) return;
    const listed = new Set(rows.map(({ scope }) => scope));
    const fresh = page.rows.filter(({ scope }) => !listed.has(scope));
    const complete = page.complete || fresh.length === 0;
    setLater({ of: key, rows: [...(more?.rows ?? []), ...fresh], complete });
  };

  return {
    state: range ? state : ({ kind: 'empty' } as const),
    rows,
    complete: (more ?? first).complete,
    loadMore,
    pending,
    retry: store?.retry,
  };
}

/** The default scope if the address has none; null until it is known. */
export function chosenScope(code: string, state: LoadState<TableRead<Scope>>): string | null {
  if (state.kind === 'loading') return null;
  if (state.kind !== 'ready') return code;
  const { rows } = state.value;
  const own = rows.some(({ scope }) => scope === code);
  return own ? code : listedScope(rows[0]?.scope ?? code);
}

/**
 * Row counts of a table's scopes, computed from the node's entry counts; null while the entries of
 * a row are unknown.
 */
export function useRowCount(
  code: string,
  table: string,
  all: LoadState<TableRead<Scope>>,
): { readonly loaded: boolean; readonly rowsOf: (entries: number) => number | null } {
  const scopes =
    all.kind === 'ready' ? all.value.rows.map(({ scope, rows }) => ({ scope, rows })) : null;
  const query = scopes && JSON.stringify({ code, table, scopes } satisfies EntriesQuery);
  const { state } = useLoad(entriesPerRowStore, query);
  const entries = state.kind === 'ready' ? state.value.entries : null;
  return {
    loaded: state.kind !== 'loading',
    rowsOf: (counted) => (entries === null ? null : Math.ceil(counted / entries)),
  };
}

function useDebouncedText(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
