import type { TransactionStatus } from '#src/chain/model/transaction/transaction.ts';
import { useTransactionTexts } from '#src/i18n/areas/transaction/texts.ts';
import { Badge, type Tone } from '../ui/badge.tsx';

const TONES: Record<TransactionStatus, Tone> = {
  executed: 'positive',
  soft_fail: 'warning',
  hard_fail: 'danger',
  delayed: 'warning',
  expired: 'danger',
};

export function StatusBadge({ status }: { status: TransactionStatus }) {
  const text = useTransactionTexts();
  return <Badge tone={TONES[status]}>{text.status[status]}</Badge>;
}
