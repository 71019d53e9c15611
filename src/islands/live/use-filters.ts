import { useMemo } from 'react';
import type { LiveFilter } from '#src/chain/history/live/filter.ts';
import { useUrl, visitHere, withQuery } from '#src/stores/url.ts';

/** The filters in the address; null while the page hydrates. */
export function useFilters(): {
  filters: LiveFilter | null;
  setFilters: (filters: LiveFilter) => void;
} {
  const url = useUrl();
  const [account, contract, name] = ['account', 'contract', 'name'].map(
    (key) => url?.searchParams.get(key)?.trim() || null,
  );
  const ready = url !== null;
  const filters = useMemo(
    () =>
      ready ? { account: account ?? null, contract: contract ?? null, name: name ?? null } : null,
    [ready, account, contract, name],
  );
  return {
    filters,
    setFilters: (changed) => visitHere(withQuery(new URL(location.href), { ...changed })),
  };
}
