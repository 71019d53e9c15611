import type { TransactionStatus } from '#src/chain/model/transaction/transaction.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { Badge, type Tone } from '../ui/badge.tsx';

const TONES: Record<TransactionStatus, Tone> = {
  executed: 'positive',
  soft_fail: 'warning',
  hard_fail: 'danger',
  delayed: 'warning',
  expired: 'danger',
};

export function StatusBadge({ status }: { status: TransactionStatus }) {
  const { transaction: text } = useMessages();
  return <Badge tone={TONES[status]}>{text.status[status]}</Badge>;
}
