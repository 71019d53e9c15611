/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   the roles are a table's own, written out where the style sheet takes them away */
import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, Suspense } from 'react';
import type { ActionRow } from '#src/chain/model/action/action.ts';
import { useHistoryTexts } from '#src/i18n/areas/history/texts.ts';
import { ActionName } from '../action/action-name.tsx';
import { LedgerSentence } from '../action/ledger-sentence.tsx';
import { RowAmount } from '../action/row-amount.tsx';
import { PaymentsButton } from '../action/action-table.tsx';
import { Direction } from '../action/direction.tsx';
import { Amount } from '../ui/amount.tsx';
import { BlockLink, TransactionLink } from '../ui/entity-link.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { RowId } from '../ui/rows/row-id.tsx';
import { lazyPart, Nothing } from '../ui/lazy-part.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { ClockTime } from './clock-time.tsx';
import { type Column, columnClass, layouts } from './columns.ts';
import type { RowContext } from './row-context.ts';

const RamTradeLine = lazyPart(async () => (await import('./ram-trade.tsx')).RamTradeLine, Nothing);

interface ActionCellsProps extends RowContext {
  row: ActionRow;
  open: boolean;
  onToggle: (row: ActionRow) => void;
  /** Token payments merged into this row. */
  payments: readonly ActionRow[];
  unfolded: boolean;
  onUnfold: (row: ActionRow) => void;
}

/** An action as table cells, or as a card that begins with its sentence. */
export function ActionCells(props: ActionCellsProps) {
  const { row, open, onToggle, payments, unfolded, onUnfold, ...context } = props;
  const { of, amountOf, netOf, tradeOf, by, raw, age } = context;
  const trade = payments.length > 0 ? tradeOf?.(row, payments) : null;
  const amount = amountOf(row);
  const net = amount ? null : netOf(row, payments);
  const text = useHistoryTexts();
  const { columns } = layouts[by];
  return (
    <>
      <Cell column="summary" className="max-md:basis-[calc(100%-3rem)]">
        <span className="flex items-start gap-2">
          <Direction action={row} of={of} />
          <span className="min-w-0">
            {raw ? <RawAction row={row} /> : <LedgerSentence action={row} {...context} />}
            {trade && (
              <Suspense>
                <RamTradeLine {...trade} />
              </Suspense>
            )}
            {payments.length > 0 && (
              <PaymentsButton rows={payments} open={unfolded} onToggle={() => onUnfold(row)} />
            )}
          </span>
        </span>
      </Cell>
      <Cell
        column="amount"
        className="tabular-nums max-md:order-2 max-md:ps-6 max-md:text-start max-md:empty:-me-3"
      >
        {amount || !net ? (
          <RowAmount row={row} of={of} amount={amount} />
        ) : (
          <Amount amount={net} signed />
        )}
      </Cell>
      <Cell column="action">
        <ActionName action={row} />
      </Cell>
      {columns.includes('transaction') && (
        <>
          <Cell column="transaction" className="text-xs max-md:order-2">
            <RowId value={row.transactionId}>
              <TransactionLink id={row.transactionId} width="short" />
            </RowId>
          </Cell>
          <Cell column="block">
            <BlockLink number={row.blockNum} />
          </Cell>
          <Cell column="time" className="max-md:order-2 max-md:ms-auto max-md:text-xs">
            <ClockTime at={row.blockTime} age={age} />
          </Cell>
        </>
      )}
      <Cell column="more" className="max-md:order-1 max-md:ms-auto">
        <IconButton
          data-row-button
          label={open ? text.hideDetails : text.showDetails}
          aria-expanded={open}
          icon={<ChevronDown size={16} aria-hidden className={clsx(open && 'rotate-180')} />}
          className="md:-my-1"
          onClick={() => onToggle(row)}
        />
      </Cell>
    </>
  );
}

function RawAction({ row }: { row: ActionRow }) {
  const data = row.data === null ? (row.hexData ?? '') : JSON.stringify(row.data);
  return (
    <>
      <span className="lg:hidden">
        <ActionName action={row} />{' '}
      </span>
      <span dir="ltr" className="font-mono text-xs">
        <HostileText text={data} limit={400} />
      </span>
    </>
  );
}

interface CellProps {
  column: Column;
  className?: string;
  children: ReactNode;
}

function Cell({ column, className, children }: CellProps) {
  return (
    <td role="cell" className={clsx('min-w-0', columnClass[column], className)}>
      {children}
    </td>
  );
}
