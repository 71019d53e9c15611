import { useId } from 'react';
import { pathSegment } from '#src/chain/core/path-segment.ts';
import type { FioRequest, FioRequestStatus } from '#src/chain/model/fio/fio-request.ts';
import { useFioRequestTexts } from '#src/i18n/areas/fio/requests/texts.ts';
import { useHref } from '#src/i18n/react.tsx';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { timeColumn } from '../../ui/rows/columns.tsx';
import { type Column, DataTable } from '../../ui/rows/data-table.tsx';
import { ShortLabel } from '../../ui/rows/short-label.tsx';
import { FioNameCell } from '../fio-name-cell.tsx';

interface RequestTableProps {
  /** Received requests can be paid or rejected, sent ones cancelled. */
  side: 'received' | 'sent';
  requests: readonly FioRequest[];
  /** A transaction is being signed. */
  pending: boolean;
  /** Rejects a received request, or cancels a sent one. */
  onClose: (id: string) => void;
}

const tones = {
  pending: 'warning',
  paid: 'positive',
  rejected: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<FioRequestStatus, Tone>;

/** Requests for funds of an account's addresses. */
export function RequestTable({ side, requests, pending, onClose }: RequestTableProps) {
  const text = useFioRequestTexts();
  const href = useHref();
  const payHint = useId();
  const isReceived = side === 'received';
  const canPay = isReceived && requests.some(({ status }) => status === 'pending');
  const columns: Column<FioRequest>[] = [
    {
      key: 'other',
      header: isReceived ? text.from : text.to,
      card: 'title',
      cell: ({ payer, payee }) => <FioNameCell kind="address" name={isReceived ? payee : payer} />,
    },
    timeColumn('requestedAt', text.time, { card: 'inline' }),
    {
      key: 'status',
      header: text.shared.status,
      card: 'inline',
      cell: ({ status }) => <Badge tone={tones[status]}>{text.statuses[status]}</Badge>,
    },
    {
      key: 'close',
      header: text.answer,
      align: 'end',
      card: 'inline',
      cell: ({ id, payee, status }) =>
        status === 'pending' && (
          <span className="flex flex-wrap justify-end gap-2">
            {isReceived && (
              <a
                href={href(`/wallet/transfer?to=${pathSegment(payee)}`)}
                aria-describedby={payHint}
                className={buttonStyles({ size: 'sm' })}
              >
                <ShortLabel text={text.pay} name={text.payNamed(payee)} />
              </a>
            )}
            <Button size="sm" disabled={pending} onClick={() => onClose(id)}>
              <ShortLabel
                text={isReceived ? text.reject : text.shared.cancel}
                name={isReceived ? text.rejectNumbered(id) : text.cancelNumbered(id)}
              />
            </Button>
          </span>
        ),
    },
  ];
  return (
    <>
      {canPay && (
        <p id={payHint} className="max-w-prose pb-2 text-muted">
          {text.payHint}
        </p>
      )}
      <DataTable caption={text[side]} columns={columns} rows={requests} rowKey={({ id }) => id} />
    </>
  );
}
