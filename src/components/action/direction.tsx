import { clsx } from 'clsx';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { ActionView } from '#src/chain/model/action/action.ts';
import { transferWay } from '#src/chain/model/token/transfer-way.ts';
import { useActionTexts } from '#src/i18n/areas/action/texts.ts';

/**
 * Whether a transfer was received or sent; an empty space for other actions, to keep the alignment.
 */
export function Direction({
  action,
  of,
}: {
  action: Pick<ActionView, 'account' | 'name' | 'data'>;
  of: string;
}) {
  const text = useActionTexts();
  const way = transferWay(action, of);
  if (way === null) return <span className="w-4 shrink-0" />;
  const received = way === 'in';
  const label = received ? text.received : text.sent;
  return (
    <span
      className={clsx('mt-0.5 shrink-0', received ? 'text-positive' : 'text-muted')}
      title={label}
    >
      <ArrowUpRight
        size={16}
        aria-hidden
        className={clsx('icon-directional', received && 'rotate-180')}
      />
      <span className="sr-only">{label}</span>
    </span>
  );
}
