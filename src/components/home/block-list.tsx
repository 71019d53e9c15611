import type { BlockView } from '#src/chain/model/block/block.ts';
import { useHomeTexts } from '#src/i18n/areas/home/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { AccountLink, BlockLink } from '../ui/entity-link.tsx';
import { NoticeRow } from '../ui/rows/notice-row.tsx';
import { Time } from '../ui/time.tsx';

interface BlockListProps {
  /** Newest first. */
  blocks: readonly BlockView[];
  /** Number of newer blocks. */
  fresh: number;
  onShow: () => void;
}

/** The latest blocks. They stay in place; newer ones are announced in a reserved line. */
export function BlockList({ blocks, fresh, onShow }: BlockListProps) {
  const text = useHomeTexts();
  const format = useFormat();
  return (
    <>
      <div className="min-h-9">
        <NoticeRow count={fresh} text={text.newBlocks(format.number(fresh))} onShow={onShow} />
        {fresh === 0 && (
          <p className="flex min-h-9 items-center border-b px-4 text-xs text-muted">
            {text.upToDate}
          </p>
        )}
      </div>
      <ol className="divide-y">
        {blocks.map(({ number, producer, time, transactions }) => (
          <li
            key={number}
            className="grid min-h-13 grid-cols-[1fr_auto] items-center gap-x-4 px-4 py-1.5"
          >
            <span className="min-w-0">
              <BlockLink number={number} />
              <span className="block text-xs">
                <AccountLink name={producer} />
              </span>
            </span>
            <span className="text-end tabular-nums">
              {text.transactions(transactions.length, format.number(transactions.length))}
              <span className="block text-xs text-muted">
                <Time at={time} />
              </span>
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
