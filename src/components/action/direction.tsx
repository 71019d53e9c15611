import ArrowDownLeft from 'lucide-react/icons/arrow-down-left';
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
  if (way === 'in')
    return (
      <span className="mt-0.5 shrink-0 text-positive" title={text.received}>
        <ArrowDownLeft size={16} aria-hidden className="icon-directional" />
        <span className="sr-only">{text.received}</span>
      </span>
    );
  if (way === 'out')
    return (
      <span className="mt-0.5 shrink-0 text-muted" title={text.sent}>
        <ArrowUpRight size={16} aria-hidden className="icon-directional" />
        <span className="sr-only">{text.sent}</span>
      </span>
    );
  return <span className="w-4 shrink-0 max-md:hidden" />;
}
