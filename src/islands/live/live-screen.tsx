import { useMemo } from 'react';
import type { LiveFilter } from '#src/chain/history/live/filter.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { useUrl, pushUrl, withQuery } from '#src/stores/url.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { LiveActions } from './live-actions.tsx';
import { LiveHead } from './live-head.tsx';
import { useWatch } from './use-watch.ts';

export function LiveScreen({ locale }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <Live />
    </Screen>
  );
}

function Live() {
  const { filters, setFilters } = useFilters();
  const { view, watch, toggle } = useWatch(filters);
  return (
    <>
      <LiveHead view={view} onToggle={toggle} />
      <LiveActions filters={filters} onFilter={setFilters} view={view} watch={watch} />
    </>
  );
}

/** The filters in the address; null while the page is prerendered. */
function useFilters(): {
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
    setFilters: (changed) => pushUrl(withQuery(new URL(location.href), { ...changed })),
  };
}

export const screen: ScreenModule = { Screen: LiveScreen };

await textsReady();
