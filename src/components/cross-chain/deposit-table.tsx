import type { Asset } from '#src/chain/core/asset.ts';
import { useCrossChainTexts } from '#src/i18n/areas/cross-chain/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { TransactionLink } from '../ui/entity-link.tsx';
import { amountColumn } from '../ui/rows/columns.tsx';
import { DataTable } from '../ui/rows/data-table.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { BridgeStatus, BridgeValue } from './bridge-status.tsx';

export interface Deposited {
  readonly index: bigint;
  readonly amount: Asset;
  /** Id of the transaction on the other chain. */
  readonly sourceId: string;
  readonly chain: string;
  readonly status: string;
  readonly confirmations: number | null;
  /** Id of the transaction that issued the wrapped tokens. */
  readonly finishedBy: string | null;
}

/** Deposits with their status until they are credited. */
export function DepositTable({ deposits }: { deposits: readonly Deposited[] }) {
  const texts = useCrossChainTexts();
  const { deposit: text, withdraw } = texts;
  const format = useFormat();
  return (
    <DataTable
      caption={text.list}
      rows={deposits}
      rowKey={({ index }) => String(index)}
      columns={[
        amountColumn('amount', texts.shared.amount, {
          card: 'inline',
          className: 'font-semibold',
          align: 'start',
        }),
        {
          key: 'status',
          header: texts.shared.status,
          card: 'inline',
          cell: ({ status }) => <BridgeStatus status={status} />,
        },
        {
          key: 'confirmations',
          header: text.confirmations,
          align: 'end',
          cell: ({ confirmations }) =>
            confirmations === null ? '–' : format.number(confirmations),
        },
        {
          key: 'source',
          header: withdraw.transaction,
          card: 'line',
          cell: ({ chain, sourceId }) => (
            <>
              <HostileText text={chain} limit={20} />
              <BridgeValue text={sourceId} />
            </>
          ),
        },
        {
          key: 'credited',
          header: text.creditedBy,
          card: 'line',
          cell: ({ finishedBy }) =>
            finishedBy === null ? '–' : <TransactionLink id={finishedBy} />,
        },
      ]}
    />
  );
}
