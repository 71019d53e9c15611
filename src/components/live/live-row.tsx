import type { ActionRow } from '#src/chain/model/action/action.ts';
import { useLiveTexts } from '#src/i18n/areas/live/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { memo } from 'react';
import { ActionName } from '../action/action-name.tsx';
import { ActionSummary } from '../action/action-summary.tsx';
import { ClockTime } from '../history/clock-time.tsx';
import { BlockLink, TransactionLink } from '../ui/entity-link.tsx';

interface LiveRowProps {
  row: ActionRow;
  system?: string | undefined;
  tokenContract?: string | undefined;
}

/** An action on one line; a small card on phones. */
export const LiveRow = memo(function LiveRow({ row, system, tokenContract }: LiveRowProps) {
  const text = useLiveTexts();
  return (
    <div className="flex min-h-(--row) flex-wrap items-center gap-x-4 gap-y-1 border-b py-2 hover:bg-sunken md:flex-nowrap md:py-1">
      <div className="min-w-0 basis-full md:flex-1 md:basis-0">
        <ActionSummary action={row} system={system} tokenContract={tokenContract} />
      </div>
      <div className="min-w-0 text-xs md:max-lg:hidden lg:w-52 lg:shrink-0 lg:text-sm">
        <ActionName action={row} />
      </div>
      <div className="text-xs md:w-36 md:shrink-0 md:text-sm">
        <span className="sr-only">{text.shared.transaction} </span>
        <TransactionLink id={row.transactionId} width="short" />
      </div>
      <div className="ms-auto text-xs md:w-28 md:shrink-0 md:text-end md:text-sm">
        <span className="sr-only">{text.block} </span>
        <BlockLink number={row.blockNum} />
      </div>
      <div className="text-xs text-quiet md:w-24 md:shrink-0 md:text-end md:text-sm">
        <ClockTime at={row.blockTime} age={false} />
      </div>
    </div>
  );
});

/** Marks skipped blocks between two rows. */
export function LiveGapRow({ from, to }: { from: number; to: number }) {
  const text = useLiveTexts();
  const format = useFormat();
  return (
    <p className="flex min-h-(--row) items-center justify-center border-b bg-sunken py-2 text-center text-muted tabular-nums">
      {text.gap(format.number(from), format.number(to))}
    </p>
  );
}
