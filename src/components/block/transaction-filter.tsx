import { clsx } from 'clsx';
import { useMemo } from 'react';
import { countActions } from '#src/chain/model/block/block-filter.ts';
import type { BlockTransaction } from '#src/chain/model/block/block.ts';
import { useBlockTexts } from '#src/i18n/areas/block/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { TextField } from '../ui/fields/text-field.tsx';

/** The most frequent actions have a button. */
const MOST_KINDS = 8;

interface TransactionFilterProps {
  transactions: readonly BlockTransaction[];
  filter: string;
  onFilter: (filter: string) => void;
}

/** Counts of a block's actions as filter buttons, and a text filter. */
export function TransactionFilter({ transactions, filter, onFilter }: TransactionFilterProps) {
  const text = useBlockTexts();
  const format = useFormat();
  const kinds = useMemo(() => countActions(transactions), [transactions]);
  return (
    <div className="space-y-3 border-b py-3 print:hidden">
      <TextField
        type="search"
        label={text.filter}
        placeholder={text.filterHint}
        autoComplete="off"
        value={filter}
        onChange={(event) => onFilter(event.target.value)}
        className="sm:max-w-96"
      />
      <ul aria-label={text.actions} className="flex flex-wrap gap-2">
        {kinds.slice(0, MOST_KINDS).map(({ action, count }) => {
          const chosen = filter === action;
          return (
            <li key={action} className="max-w-full min-w-0">
              <button
                type="button"
                aria-pressed={chosen}
                onClick={() => onFilter(chosen ? '' : action)}
                className={clsx(
                  'tap flex min-h-7 max-w-full items-center gap-2 rounded-sm px-2 text-xs',
                  chosen ? 'bg-accent-soft text-accent' : 'bg-sunken hover:text-accent',
                )}
              >
                <span dir="ltr" className="truncate">
                  <HostileText text={action} limit={40} />
                </span>
                <span className="text-muted tabular-nums">{format.number(count)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
