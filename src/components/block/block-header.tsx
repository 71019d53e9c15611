import type { BlockView } from '#src/chain/model/block/block.ts';
import type { Finality } from '#src/chain/model/block/chain-info.ts';
import { useActionTexts } from '#src/i18n/areas/action/texts.ts';
import { useBlockTexts } from '#src/i18n/areas/block/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { FinalityBadge } from '../transaction/transaction-badges.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { AccountLink, useEntityPath } from '../ui/entity-link.tsx';
import { FactLine } from '../ui/fact-line.tsx';
import { Hash } from '../ui/hash.tsx';
import { PreviousNext } from '../ui/rows/pager.tsx';
import { Time } from '../ui/time.tsx';

interface BlockHeaderProps {
  block: BlockView;
  /** Null until the chain's head is known. */
  finality: Finality | null;
  /** The newest block, which has no next one. Null until it is known. */
  head: number | null;
}

/** A block's number, producer, time and finality, with links to its neighbours. */
export function BlockHeader({ block, finality, head }: BlockHeaderProps) {
  const text = useBlockTexts();
  const action = useActionTexts();
  const format = useFormat();
  const path = useEntityPath();
  const neighbour = (number: number, name: string) => ({
    name,
    href: path('block', String(number)),
    label: format.number(number),
  });
  const { number, id, time, producer, transactions } = block;
  return (
    <header className="space-y-4">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="min-w-0">
          <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl font-semibold">
            <span>
              <span className="font-normal text-muted">{text.block}</span>{' '}
              <span className="tabular-nums">{format.number(number)}</span>
            </span>
            <FinalityBadge finality={finality} />
          </h1>
          <p className="mt-1 flex items-center gap-1 text-muted">
            <span className="min-w-0">
              <Hash value={id} />
            </span>
            <CopyButton value={id} label={text.copyId} />
          </p>
        </div>
        <PreviousNext
          label={text.adjacent}
          previous={number > 1 ? neighbour(number - 1, text.previous) : null}
          next={head === null || number < head ? neighbour(number + 1, text.next) : null}
        />
      </div>
      <FactLine
        items={[
          { key: 'time', label: text.time, value: <Time at={time} /> },
          { key: 'producer', label: text.producer, value: <AccountLink name={producer} /> },
          {
            key: 'transactions',
            label: text.transactionCount,
            value: format.number(transactions.length),
          },
          {
            key: 'actions',
            label: action.actions,
            value: format.number(
              transactions.reduce((sum, { actions }) => sum + actions.length, 0),
            ),
          },
          {
            key: 'schedule',
            label: text.schedule,
            value: String(block.scheduleVersion),
          },
        ]}
      />
    </header>
  );
}
