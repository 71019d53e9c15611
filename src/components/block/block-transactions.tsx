import { memo } from 'react';
import type { BlockTransaction } from '#src/chain/model/block/block.ts';
import { hasRun } from '#src/chain/model/transaction/transaction.ts';
import { useBlockTexts } from '#src/i18n/areas/block/texts.ts';
import { useActionTexts } from '#src/i18n/areas/action/texts.ts';
import { useTransactionTexts } from '#src/i18n/areas/transaction/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { ActionSummary } from '../action/action-summary.tsx';
import { StatusBadge } from '../transaction/transaction-badges.tsx';
import { useEntityPath } from '../ui/entity-link.tsx';
import { Hash } from '../ui/hash.tsx';
import { type Column, DataTable } from '../ui/rows/data-table.tsx';
import { RowId } from '../ui/rows/row-id.tsx';

const MAX_ACTIONS = 3;

/** Hundreds of sentences take longer than a frame. */
const WHOLE = 50;

interface BlockTransactionsProps {
  /** Added to each link, so that a node without history finds the transaction. */
  number: number;
  transactions: readonly BlockTransaction[];
  system?: string;
  tokenContract?: string;
}

/**
 * A block's transactions in order, with their sentences. Not re-rendered while a filter keeps the
 * same rows.
 */
export const BlockTransactions = memo(function BlockTransactions({
  number,
  transactions,
  system,
  tokenContract,
}: BlockTransactionsProps) {
  const block = useBlockTexts();
  const transaction = useTransactionTexts();
  const action = useActionTexts();
  const format = useFormat();
  const columns: Column<BlockTransaction>[] = [
    {
      key: 'summary',
      header: action.summary,
      card: 'title',
      cell: (row) => (
        <TransactionSentence row={row} system={system} tokenContract={tokenContract} />
      ),
    },
    {
      key: 'id',
      header: transaction.transaction,
      className: 'max-md:text-xs',
      card: 'inline',
      cell: ({ id }) => <Id id={id} number={number} />,
    },
    {
      key: 'status',
      header: transaction.statusLabel,
      card: 'inline',
      // Nearly all are executed. Other states stand out.
      cell: ({ status }) =>
        status === 'executed' ? (
          <span className="text-muted max-md:text-xs">{transaction.status.executed}</span>
        ) : (
          <StatusBadge status={status} />
        ),
    },
    {
      key: 'cpu',
      header: transaction.cpu,
      card: 'inline',
      className: 'ms-auto max-md:text-xs',
      align: 'end',
      cell: ({ cpuUsage }) => <NoBreak>{format.microseconds(cpuUsage)}</NoBreak>,
    },
    {
      key: 'net',
      header: transaction.net,
      className: 'max-md:text-xs',
      card: 'inline',
      align: 'end',
      cell: ({ netUsage }) => <NoBreak>{format.bytes(netUsage)}</NoBreak>,
    },
  ];
  return (
    <DataTable
      caption={block.transactions}
      columns={columns}
      rows={transactions}
      rowKey={({ id }) => id}
      windowAbove={WHOLE}
    />
  );
});

interface TransactionSentenceProps {
  row: BlockTransaction;
  system: string | undefined;
  tokenContract: string | undefined;
}

function TransactionSentence({ row, system, tokenContract }: TransactionSentenceProps) {
  const block = useBlockTexts();
  const action = useActionTexts();
  const { actions } = row;
  const format = useFormat();
  if (actions.length === 0) return <span className="text-muted">{block.deferred}</span>;
  return (
    <ul className="space-y-1">
      {actions.slice(0, MAX_ACTIONS).map((one, index) => (
        <li key={index}>
          <ActionSummary
            action={one}
            tense={hasRun(row) ? 'happened' : 'ahead'}
            system={system}
            tokenContract={tokenContract}
          />
        </li>
      ))}
      {actions.length > MAX_ACTIONS && (
        <li className="text-muted">{action.more(format.number(actions.length - MAX_ACTIONS))}</li>
      )}
    </ul>
  );
}

function Id({ id, number }: { id: string; number: number }) {
  const path = useEntityPath();
  return (
    <RowId value={id}>
      <a
        href={`${path('transaction', id)}?block=${number}`}
        className="inline-block max-w-full align-bottom hover:underline"
      >
        <Hash value={id} width="short" />
      </a>
    </RowId>
  );
}

function NoBreak({ children }: { children: string }) {
  return <span className="whitespace-nowrap">{children}</span>;
}
