import type { ActionFilters } from '#src/chain/model/action/action-filters.ts';
import { useHistoryTexts } from '#src/i18n/areas/history/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import { FilterField } from './filter-field.tsx';
import { Pill } from './pill.tsx';

interface HideFiltersProps {
  filters: ActionFilters;
  onChange: (filters: ActionFilters) => void;
  /** Opens and closes the list of senders that the visitor marked as spam. */
  senders: { readonly count: number; readonly open: boolean; readonly onToggle: () => void };
}

const AMOUNT = /^\d{1,12}(\.\d{1,18})?$/;

/** Filters that hide rows: spam and small transfers. */
export function HideFilters({ filters, onChange, senders }: HideFiltersProps) {
  const text = useHistoryTexts();
  const format = useFormat();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 md:ms-auto">
      <Checkbox
        className="tap min-h-8 items-center"
        label={text.hideSpam}
        checked={filters.hideSpam}
        onCheck={(hideSpam) => onChange({ ...filters, hideSpam })}
      />
      <Pill pressed={senders.open} onPress={senders.onToggle}>
        {senders.count > 0
          ? text.markedSendersCount(format.number(senders.count))
          : text.markedSenders}
      </Pill>
      <span className="flex min-h-8 items-center gap-2">
        <Checkbox
          className="tap items-center"
          label={text.hideSmall}
          checked={filters.hideSmallBalances}
          onCheck={(hideSmallBalances) => onChange({ ...filters, hideSmallBalances })}
        />
        <FilterField
          bare
          label={text.threshold}
          value={filters.smallBalanceThreshold}
          inputMode="decimal"
          maxLength={24}
          className="w-20"
          problemOf={(typed) => (AMOUNT.test(typed) ? undefined : text.notAnAmount)}
          onCommit={(smallBalanceThreshold) =>
            onChange({ ...filters, smallBalanceThreshold, hideSmallBalances: true })
          }
        />
      </span>
    </div>
  );
}
