import { useCrossChainTexts } from '#src/i18n/areas/cross-chain/texts.ts';
import { DataTable } from '../ui/rows/data-table.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { Time } from '../ui/time.tsx';
import { BridgeStatus, BridgeValue } from './bridge-status.tsx';

export interface Withdrawal {
  readonly id: string;
  /** `pending`, `processing`, `success`, `fail` or another word of the bridge. */
  readonly status: string;
  /** Decimal text. */
  readonly amount: string;
  readonly currency: string;
  readonly created: string | null;
  readonly withdrawalAddress: string | null;
  readonly withdrawalHash: string | null;
}

/** Withdrawals with their status until they are done. */
export function WithdrawalTable({ withdrawals }: { withdrawals: readonly Withdrawal[] }) {
  const texts = useCrossChainTexts();
  const { withdraw: text } = texts;
  return (
    <DataTable
      caption={text.list}
      rows={withdrawals}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'amount',
          header: texts.shared.amount,
          card: 'inline',
          className: 'font-semibold',
          cell: ({ amount, currency }) => (
            <bdi dir="ltr">
              {amount} <HostileText text={currency} limit={10} />
            </bdi>
          ),
        },
        {
          key: 'status',
          header: texts.shared.status,
          card: 'inline',
          cell: ({ status }) => <BridgeStatus status={status} />,
        },
        {
          key: 'created',
          header: text.requested,
          cell: ({ created }) => {
            const at = Date.parse(created ?? '');
            return Number.isNaN(at) ? '–' : <Time at={at} />;
          },
        },
        {
          key: 'address',
          header: text.address,
          card: 'line',
          cell: ({ withdrawalAddress }) => <BridgeValue text={withdrawalAddress} />,
        },
        {
          key: 'hash',
          header: text.transaction,
          card: 'line',
          cell: ({ withdrawalHash }) => <BridgeValue text={withdrawalHash} />,
        },
      ]}
    />
  );
}
