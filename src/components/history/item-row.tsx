/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   the roles are a table's own, written out where the style sheet takes them away */
import { clsx } from 'clsx';
import { memo, type ReactNode } from 'react';
import type { ActionRow } from '#src/chain/model/action/action.ts';
import { senderOf } from '#src/chain/model/action/sender.ts';
import { useHistoryTexts } from '#src/i18n/areas/history/texts.ts';
import { useDates } from '#src/i18n/use-dates.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { BlockLink, TransactionLink } from '../ui/entity-link.tsx';
import { ActionCells } from './action-cells.tsx';
import { ClockTime } from './clock-time.tsx';
import { layouts } from './columns.ts';
import type { HistoryItem } from './history-items.ts';
import type { RowContext } from './row-context.ts';
import { FilterByRowButtons } from './filter-by-row-buttons.tsx';
import { RowDetails } from './row-details.tsx';
import { SpamMark } from './spam-mark.tsx';

interface ItemRowProps extends RowContext {
  item: HistoryItem;
  index: number;
  measure: ((row: Element | null) => void) | undefined;
  open: boolean;
  onToggle: (row: ActionRow) => void;
  /** Whether its payments are unfolded below it. */
  unfolded: boolean;
  onUnfold: (row: ActionRow) => void;
}

/** A table line of any kind. Memoized, so that scrolling re-renders only the table. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { item, index, measure, open, onToggle, unfolded, onUnfold, ...context } = props;
  const row = { role: 'row', ref: measure, 'data-index': index, 'aria-rowindex': index + 2 };
  if (item.kind === 'action')
    return (
      <tr
        {...row}
        className={clsx(
          'flex flex-wrap items-center gap-x-3 md:gap-x-4 md:py-1 md:hover:bg-sunken',
          // A transaction's actions are grouped between lines.
          item.within ? 'py-1 md:min-h-8' : 'border-t py-2 md:min-h-10',
          layouts[context.by].widths,
        )}
      >
        <ActionCells
          row={item.row}
          payments={item.payments}
          {...{ open, onToggle, unfolded, onUnfold }}
          {...context}
        />
      </tr>
    );
  return (
    <tr {...row} className={clsx('block border-t', item.kind !== 'transaction' && 'bg-sunken')}>
      <td role="cell" aria-colspan={layouts[context.by].columns.length} className="block py-2">
        <Whole item={item} {...context} />
      </td>
    </tr>
  );
});

/** A full-width line. */
function Whole({
  item,
  raw,
  age,
  of,
  amountOf,
  onNarrow,
  spamSenders,
  onMarkSpam,
}: RowContext & { item: Exclude<HistoryItem, { kind: 'action' }> }): ReactNode {
  switch (item.kind) {
    case 'day':
      return <Day time={item.time} />;
    case 'transaction':
      return <TransactionHead first={item.first} count={item.count} age={age} />;
    case 'details': {
      const sender = senderOf(item.row);
      return (
        <div className="space-y-3">
          <RowDetails row={item.row} raw={raw} />
          <div className="flex flex-wrap items-center justify-between gap-2">
            <FilterByRowButtons row={item.row} amount={amountOf(item.row)} onFilter={onNarrow} />
            {sender !== null && sender !== of && (
              <SpamMark sender={sender} marked={spamSenders.has(sender)} onMark={onMarkSpam} />
            )}
          </div>
        </div>
      );
    }
  }
}

function Day({ time }: { time: number }) {
  const { day } = useDates();
  return (
    <span className="text-xs font-medium text-muted">
      {Number.isFinite(time) ? day(time) : '—'}
    </span>
  );
}

interface TransactionHeadProps {
  first: ActionRow;
  count: number;
  age: boolean;
}

function TransactionHead({ first, count, age }: TransactionHeadProps) {
  const text = useHistoryTexts();
  const format = useFormat();
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-xs">
      <TransactionLink id={first.transactionId} width="short" />
      <span className="text-muted">{text.actionsOf(count, format.number(count))}</span>
      <span className="ms-auto flex gap-4">
        <BlockLink number={first.blockNum} />
        <ClockTime at={first.blockTime} age={age} />
      </span>
    </div>
  );
}
