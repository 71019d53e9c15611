import { useState } from 'react';
import type { Asset } from '#src/chain/core/asset.ts';
import { type ActionRow, actionRowKey } from '#src/chain/model/action/action.ts';
import type { FoldedRows } from '#src/chain/model/action/fold-payments.ts';
import { useActionTexts } from '#src/i18n/areas/action/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { BlockLink, TransactionLink, useEntityPath } from '../ui/entity-link.tsx';
import type { Native } from '../ui/root-props.ts';
import { type Column, DataTable } from '../ui/rows/data-table.tsx';
import { RowId } from '../ui/rows/row-id.tsx';
import { Time } from '../ui/time.tsx';
import { Direction } from './direction.tsx';
import { LedgerSentence } from './ledger-sentence.tsx';
import { LedgerAmount } from './row-amount.tsx';

export interface ActionTableProps extends Native<'table'> {
  rows: readonly ActionRow[];
  /** Payments merged into other rows, by the row's key. */
  payments?: FoldedRows['payments'];
  /** What an account paid or got by the payments of a row. */
  netOf?: (row: ActionRow, payments: readonly ActionRow[]) => Asset | null;
  /** The history's account: transfers to and from it are marked. */
  of?: string;
  system?: string;
  tokenContract?: string;
  isFresh?: (row: ActionRow) => boolean;
}

/** History rows in the given order, newest first. */
export function ActionTable(props: ActionTableProps) {
  const { rows, payments, netOf, of, system, tokenContract, isFresh, ...native } = props;
  const text = useActionTexts();
  const path = useEntityPath();
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  const toggle = (key: string) =>
    setUnfolded(
      unfolded.includes(key) ? unfolded.filter((one) => one !== key) : [...unfolded, key],
    );
  const causedBy = (row: ActionRow) => payments?.get(actionRowKey(row)) ?? [];
  const columns: Column<ActionRow>[] = [
    {
      key: 'summary',
      header: text.action,
      card: 'inline',
      className: 'max-md:min-w-1/2 max-md:flex-1',
      cell: (row) => (
        <span className="flex items-start gap-2">
          {of !== undefined && <Direction action={row} of={of} />}
          <span className="min-w-0">
            <LedgerSentence
              action={row}
              of={of ?? ''}
              system={system}
              tokenContract={tokenContract}
            />
            {causedBy(row).length > 0 && (
              <PaymentsButton
                rows={causedBy(row)}
                open={unfolded.includes(actionRowKey(row))}
                onToggle={() => toggle(actionRowKey(row))}
              />
            )}
          </span>
        </span>
      ),
    },
    {
      key: 'amount',
      header: text.amount,
      align: 'end',
      card: of === undefined ? 'none' : 'inline',
      className: 'max-md:text-end',
      cell: (row) =>
        of !== undefined && (
          <LedgerAmount row={row} of={of} net={netOf?.(row, causedBy(row)) ?? null} />
        ),
    },
    {
      key: 'transaction',
      header: text.transaction,
      card: 'widest',
      cell: (row) => (
        <RowId value={row.transactionId}>
          <TransactionLink id={row.transactionId} width="short" />
        </RowId>
      ),
    },
    {
      key: 'block',
      header: text.block,
      align: 'end',
      card: 'widest',
      cell: (row) => <BlockLink number={row.blockNum} />,
    },
    {
      key: 'time',
      header: text.age,
      align: 'end',
      card: 'inline',
      className: 'max-md:w-14 max-md:text-end max-md:text-xs',
      cell: (row) => (
        <a href={path('transaction', row.transactionId)} className="text-muted hover:underline">
          <Time at={row.blockTime} age />
        </a>
      ),
    },
  ];
  return (
    <DataTable
      caption={text.actions}
      columns={columns}
      rows={rows.flatMap((row) =>
        unfolded.includes(actionRowKey(row)) ? [row, ...causedBy(row)] : [row],
      )}
      rowKey={actionRowKey}
      isFresh={isFresh}
      {...native}
    />
  );
}

interface PaymentsButtonProps {
  rows: readonly ActionRow[];
  open: boolean;
  onToggle: () => void;
}

/** Folds and unfolds the payments of an action, and what else the chain did for it. */
export function PaymentsButton({ rows, open, onToggle }: PaymentsButtonProps) {
  const text = useActionTexts();
  const format = useFormat();
  const count = rows.length;
  const label = rows.every(({ name }) => name === 'transfer') ? text.payments : text.furtherActions;
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={onToggle}
      className="tap ms-1 rounded-sm px-1 text-xs whitespace-nowrap text-accent hover:underline"
    >
      {open ? '−' : '+'} {label(count, format.number(count))}
    </button>
  );
}
