import { useCrossChainTexts } from '#src/i18n/areas/cross-chain/texts.ts';
import { Badge } from '../ui/badge.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { DataTable } from '../ui/rows/data-table.tsx';
import { HostileText } from '../ui/text/hostile-text.tsx';
import { Time } from '../ui/time.tsx';

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

const tones = {
  pending: 'neutral',
  processing: 'warning',
  success: 'positive',
  fail: 'danger',
} as const;

const isKnown = (status: string): status is keyof typeof tones => Object.hasOwn(tones, status);

/** Withdrawals with their status until they are done. */
export function WithdrawalTable({ withdrawals }: { withdrawals: readonly Withdrawal[] }) {
  const { withdraw: text } = useCrossChainTexts();
  return (
    <DataTable
      caption={text.list}
      rows={withdrawals}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'amount',
          header: text.amount,
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
          header: text.status,
          card: 'inline',
          cell: ({ status }) => (
            <Badge tone={isKnown(status) ? tones[status] : 'neutral'}>
              {isKnown(status) ? text.statuses[status] : <HostileText text={status} limit={20} />}
            </Badge>
          ),
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
          cell: ({ withdrawalAddress }) => <Value text={withdrawalAddress} />,
        },
        {
          key: 'hash',
          header: text.transaction,
          card: 'line',
          cell: ({ withdrawalHash }) => <Value text={withdrawalHash} />,
        },
      ]}
    />
  );
}

function Value({ text }: { text: string | null }) {
  if (text === null || text === '') return '–';
  return (
    <span className="flex min-w-0 items-center gap-1">
      <span dir="ltr" className="min-w-0 font-mono wrap-anywhere">
        <HostileText text={text} limit={80} />
      </span>
      <CopyButton value={text} />
    </span>
  );
}
