import { useOutcomeTexts } from '#src/i18n/areas/outcome/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { TransactionLink } from '../ui/entity-link.tsx';

interface AsOfBlockProps {
  transactionId: string;
  blockNum: number;
  blocksToGo: number;
}

/**
 * A note at the edge of every page while what it shows follows from a transaction of the visitor
 * that a fork can still undo. It moves nothing.
 */
export function AsOfBlock({ transactionId, blockNum, blocksToGo }: AsOfBlockProps) {
  const text = useOutcomeTexts();
  const { number } = useFormat();
  return (
    <aside
      aria-label={text.asOf(number(blockNum))}
      className="pointer-events-none fixed inset-x-0 bottom-20 z-40 flex px-4 print:hidden tablet:bottom-6"
    >
      <p className="pointer-events-auto max-w-full rounded-sm border bg-raised px-3 py-1.5 text-xs text-muted tabular-nums shadow-sm">
        <span className="font-medium text-ink">{text.asOf(number(blockNum))}</span>
        {' · '}
        {text.finalIn(number(blocksToGo))}
        {' · '}
        <TransactionLink id={transactionId} width="short" />
      </p>
    </aside>
  );
}
