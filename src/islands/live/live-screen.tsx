import { textsReady } from '#src/i18n/ready.ts';
import { Screen, type ScreenProps } from '../screen.tsx';
import { LiveActions } from './live-actions.tsx';
import { LiveHead } from './live-head.tsx';
import { useFilters } from './use-filters.ts';
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

await textsReady();
