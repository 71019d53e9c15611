import { clsx } from 'clsx';
import ListFilter from 'lucide-react/icons/list-filter';
import { useState, type ReactNode } from 'react';
import { isName } from '#src/chain/core/name.ts';
import {
  actionGroups,
  defaultFilters,
  type ActionFilters,
  type TokenFilter,
} from '#src/chain/model/action/action-filters.ts';
import { toggleGroup } from '#src/chain/model/action/toggle-group.ts';
import { readTokenFilter, tokenFilterText } from '#src/chain/model/token/token-filter.ts';
import { useHistoryTexts } from '#src/i18n/areas/history/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '../ui/button.tsx';
import { DateRange } from './date-range.tsx';
import { FilterField } from './filter-field.tsx';
import { HideFilters } from './hide-filters.tsx';
import { Pill } from './pill.tsx';

export interface HistoryFiltersProps {
  filters: ActionFilters;
  onChange: (filters: ActionFilters) => void;
  /** Number of active filters. */
  active: number;
  /** Tokens that a symbol alone can mean. */
  tokens: readonly TokenFilter[];
  onWantTokens?: () => void;
  /** Milliseconds UTC. */
  now: number;
  /** Number of senders that the visitor marked as spam. */
  spamSenders: number;
  /** Their list, shown on request. */
  spamSendersPart: ReactNode;
}

/** All history filters: visible on wide screens, behind a button on phones. */
export function HistoryFilters(props: HistoryFiltersProps) {
  const text = useHistoryTexts();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const [sendersOpen, setSendersOpen] = useState(false);
  const { filters, onChange, active, spamSenders, spamSendersPart } = props;
  return (
    <div role="search" aria-label={text.filters} className="border-b py-3">
      <div className="flex items-center gap-2 md:hidden">
        <Button
          size="sm"
          aria-expanded={open}
          aria-controls="history-filters"
          onClick={() => setOpen(!open)}
        >
          <ListFilter size={16} aria-hidden />
          {active > 0 ? text.filtersActive(format.number(active)) : text.filters}
        </Button>
        <Reset active={active} onChange={onChange} />
      </div>
      <div id="history-filters" className={clsx('space-y-3 max-md:mt-3', !open && 'max-md:hidden')}>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
          <div role="group" aria-label={text.groupsLabel} className="flex flex-wrap gap-1">
            {actionGroups.map((group) => (
              <Pill
                key={group}
                pressed={filters.groups.includes(group)}
                onPress={() => onChange(toggleGroup(filters, group))}
              >
                {text.groups[group]}
              </Pill>
            ))}
          </div>
          <HideFilters
            filters={filters}
            onChange={onChange}
            senders={{
              count: spamSenders,
              open: sendersOpen,
              onToggle: () => setSendersOpen(!sendersOpen),
            }}
          />
        </div>
        {sendersOpen && spamSendersPart}
        <Fields {...props} />
      </div>
    </div>
  );
}

function Fields({ filters, onChange, active, tokens, onWantTokens, now }: HistoryFiltersProps) {
  const text = useHistoryTexts();
  const nameProblem = (typed: string) =>
    typed === '' || isName(typed.toLowerCase()) ? undefined : text.nameWrong;
  const names = { inputMode: 'url', maxLength: 13, problemOf: nameProblem } as const;
  return (
    <div className="grid grid-cols-2 items-start gap-x-2 gap-y-2 md:grid-cols-4 lg:grid-cols-[1.4fr_1.4fr_1fr_1fr_auto_auto_auto_auto]">
      <FilterField
        label={text.shared.token}
        value={tokenFilterText(filters.tokenFilter)}
        placeholder={tokenFilterText(tokens[0] ?? null)}
        suggestions={tokens.map(tokenFilterText)}
        onFocus={onWantTokens}
        problemOf={(typed) =>
          typed === '' || readTokenFilter(typed, tokens) ? undefined : text.tokenUnknown
        }
        onCommit={(typed) => onChange({ ...filters, tokenFilter: readTokenFilter(typed, tokens) })}
      />
      <FilterField
        label={text.memo}
        value={filters.memoFilter}
        maxLength={256}
        onCommit={(memoFilter) => onChange({ ...filters, memoFilter })}
      />
      <FilterField
        label={text.shared.contract}
        value={filters.contractFilter}
        onCommit={(typed) => onChange({ ...filters, contractFilter: typed.toLowerCase() })}
        {...names}
      />
      <FilterField
        label={text.action}
        value={filters.actionFilter}
        onCommit={(typed) => onChange({ ...filters, actionFilter: typed.toLowerCase() })}
        {...names}
      />
      <DateRange
        range={filters.dateRange}
        now={now}
        onChange={(dateRange) => onChange({ ...filters, dateRange })}
      />
      <div className="pt-5 max-md:hidden">
        <Reset active={active} onChange={onChange} />
      </div>
    </div>
  );
}

function Reset({ active, onChange }: Pick<HistoryFiltersProps, 'active' | 'onChange'>) {
  const text = useHistoryTexts();
  return (
    <Button
      size="sm"
      variant="ghost"
      disabled={active === 0}
      onClick={() => onChange(defaultFilters)}
    >
      {text.reset}
    </Button>
  );
}
