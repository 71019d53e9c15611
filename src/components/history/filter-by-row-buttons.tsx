import type { Asset } from '#src/chain/core/asset.ts';
import type { ActionRow } from '#src/chain/model/action/action.ts';
import type { ActionFilters } from '#src/chain/model/action/action-filters.ts';
import { tokenFilterText } from '#src/chain/model/token/token-filter.ts';
import { localDays, utcDays } from '#src/chain/model/shared/days.ts';
import { useHistoryTexts } from '#src/i18n/areas/history/texts.ts';
import { useDates } from '#src/i18n/use-dates.ts';
import { Pill } from './pill.tsx';

interface FilterByRowProps {
  row: ActionRow;
  /** The action's amount. */
  amount: Asset | null;
  onFilter: (filters: Partial<ActionFilters>) => void;
}

/** Filter buttons from an action: kind, account, token, day. */
export function FilterByRowButtons({ row, amount, onFilter }: FilterByRowProps) {
  const text = useHistoryTexts();
  const { utc } = useDates();
  const { dayOf, rangeOf } = utc ? utcDays : localDays;
  const { account, name, blockTime } = row;
  const choices: [label: string, filters: Partial<ActionFilters>][] = [
    [`${account}::${name}`, { contractFilter: account, actionFilter: name }],
    [account, { contractFilter: account, actionFilter: '' }],
  ];
  if (amount) {
    const tokenFilter = { contract: account, symbol: amount.symbol.code };
    choices.push([tokenFilterText(tokenFilter), { tokenFilter }]);
  }
  if (Number.isFinite(blockTime)) {
    const day = dayOf(blockTime);
    choices.push([utc ? text.dayUtc(day) : day, { dateRange: rangeOf(day, day) }]);
  }
  return (
    <div role="group" aria-label={text.showOnly} className="flex flex-wrap items-center gap-2">
      <span aria-hidden className="text-xs text-muted">
        {text.showOnly}
      </span>
      {choices.map(([label, filters]) => (
        <Pill key={label} onPress={() => onFilter(filters)}>
          <bdi>{label}</bdi>
        </Pill>
      ))}
    </div>
  );
}
