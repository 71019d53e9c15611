import Lock from 'lucide-react/icons/lock';
import type { Finality } from '#src/chain/model/block/chain-info.ts';
import type { TransactionStatus } from '#src/chain/model/transaction/transaction.ts';
import { useTransactionTexts } from '#src/i18n/areas/transaction/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Badge, type Tone } from '../ui/badge.tsx';

const TONES: Record<TransactionStatus, Tone> = {
  executed: 'positive',
  soft_fail: 'warning',
  hard_fail: 'danger',
  delayed: 'warning',
  expired: 'danger',
};

/** Whether a block is irreversible. Its space is reserved until the head is known. */
export function FinalityBadge({ finality }: { finality: Finality | null }) {
  const text = useTransactionTexts();
  const format = useFormat();
  if (finality === null)
    return <span aria-hidden className="skeleton inline-block h-5 w-24 rounded-sm bg-sunken" />;
  if (finality.kind === 'irreversible')
    return (
      <Badge tone="positive" icon={<Lock size={12} aria-hidden />}>
        {text.irreversible}
      </Badge>
    );
  return <Badge tone="warning">{text.irreversibleIn(format.number(finality.blocksToGo))}</Badge>;
}

export function StatusBadge({ status }: { status: TransactionStatus }) {
  const text = useTransactionTexts();
  return <Badge tone={TONES[status]}>{text.status[status]}</Badge>;
}
