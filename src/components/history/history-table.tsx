/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-noninteractive-element-interactions,
   jsx-a11y/no-interactive-element-to-noninteractive-role -- the roles are a table's own, written out
   where the style sheet takes them away; the keys are those of the buttons within */
import { clsx } from 'clsx';
import { useCallback, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { actionRowKey, type ActionRow } from '#src/chain/model/action/action.ts';
import type { FoldedRows } from '#src/chain/model/action/fold-payments.ts';
import { useHistoryTexts } from '#src/i18n/areas/history/texts.ts';
import { useDates } from '#src/i18n/use-dates.ts';
import { isModified } from '../ui/modified-key.ts';
import { useRowWindow } from '../ui/rows/row-window.tsx';
import { historyItems } from './history-items.ts';
import { ItemRow } from './item-row.tsx';
import { columnClass, layouts } from './columns.ts';
import type { RowContext } from './row-context.ts';

interface HistoryTableProps extends RowContext {
  rows: readonly ActionRow[];
  /** Payments merged into other rows, by the row's key. */
  payments: FoldedRows['payments'];
  /** Shows the previous rows while a change loads. */
  stale?: boolean;
}

const ROW_HEIGHT = 41;

/**
 * An account's history. Only rows near the viewport are in the page, so it can have thousands. A
 * table on wide screens, cards on phones.
 */
export function HistoryTable({ rows, payments, stale, ...context }: HistoryTableProps) {
  const text = useHistoryTexts();
  const { by } = context;
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const { utc, dayNumber } = useDates();
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const items = useMemo(
    () => historyItems(rows, by, open, dayNumber, payments, unfolded),
    [rows, by, open, dayNumber, payments, unfolded],
  );
  const holder = useRef<HTMLTableSectionElement>(null);
  const keyOf = useCallback((index: number) => items[index]?.key ?? String(index), [items]);
  const { pieces, measure, follower } = useRowWindow({
    count: items.length,
    keyOf,
    height: ROW_HEIGHT,
    holder,
  });

  const time = context.age ? text.age : utc ? text.timeUtc : text.timeHere;
  const heads = { ...text, time };

  const toggle = useCallback((row: ActionRow) => setOpen(toggled(actionRowKey(row))), []);
  const unfold = useCallback((row: ActionRow) => setUnfolded(toggled(actionRowKey(row))), []);

  return (
    <table
      role="table"
      aria-rowcount={items.length + 1}
      aria-busy={stale}
      className={clsx('block', stale && 'cursor-progress')}
    >
      <caption className="sr-only">{text.title}</caption>
      <thead
        role="rowgroup"
        className="sticky top-(--sticky-top,0px) z-1 block border-b bg-page max-md:sr-only"
      >
        <tr
          role="row"
          aria-rowindex={1}
          className={clsx('h-7.5 items-center gap-x-4', layouts[by].widths)}
        >
          {layouts[by].columns.map((column) => (
            <th
              key={column}
              role="columnheader"
              scope="col"
              className={clsx('text-xs font-medium text-quiet', columnClass[column])}
            >
              {column === 'more' ? <span className="sr-only">{text.more}</span> : heads[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={holder} role="rowgroup" className="block" onKeyDown={moveAmongRows}>
        {pieces.map((piece, at) => {
          if ('gap' in piece) return <Gap key={`gap ${at}`} height={piece.gap} />;
          const { index } = piece;
          const item = items[index];
          return (
            item && (
              <ItemRow
                key={item.key}
                item={item}
                index={index}
                measure={measure}
                open={item.kind === 'action' && open.has(item.key)}
                onToggle={toggle}
                unfolded={item.kind === 'action' && unfolded.has(item.key)}
                onUnfold={unfold}
                {...context}
              />
            )
          );
        })}
      </tbody>
      {follower}
    </table>
  );
}

function toggled(key: string) {
  return (before: ReadonlySet<string>): ReadonlySet<string> => {
    const next = new Set(before);
    if (!next.delete(key)) next.add(key);
    return next;
  };
}

/** Replaces rows that are not in the page. */
function Gap({ height }: { height: number }) {
  return <tr aria-hidden className="block" style={{ height }} />;
}

/** Arrow up and down move between the rows' buttons. */
function moveAmongRows(event: KeyboardEvent<HTMLElement>): void {
  if (isModified(event)) return;
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const button = event.target instanceof Element && event.target.closest('[data-row-button]');
  if (step === 0 || !button) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-button]')];
  const next = buttons[buttons.findIndex((one) => one === button) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
