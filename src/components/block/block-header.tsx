import { blockFacts } from '#src/chain/model/block/block-facts.ts';
import type { BlockView } from '#src/chain/model/block/block.ts';
import type { RoundPosition } from '#src/chain/model/block/round.ts';
import type { Finality } from '#src/chain/model/block/chain-info.ts';
import type { Fact } from '#src/chain/model/shared/fact.ts';
import { useActionTexts } from '#src/i18n/areas/action/texts.ts';
import { useBlockTexts } from '#src/i18n/areas/block/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { BlockSpot } from '../round/block-spot.tsx';
import { useTurnText } from '../round/use-turn-text.ts';
import { FinalityBadge } from '../transaction/transaction-badges.tsx';
import { AgeAndTime } from '../ui/age-and-time.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { AccountLink, useEntityPath } from '../ui/entity-link.tsx';
import { FactRow } from '../ui/fact-row.tsx';
import { Hash } from '../ui/hash.tsx';
import { type Native, rootProps } from '../ui/root-props.ts';
import { PreviousNext } from '../ui/rows/previous-next.tsx';

interface BlockHeaderProps extends Native<'header'> {
  block: BlockView;
  /** Null until the chain's head is known. */
  finality: Finality | null;
  /** The newest block, which has no next one. Null until it is known. */
  head: number | null;
  /** Null until the schedule is known, and if it is not the block's. */
  roundPosition?: RoundPosition | null;
}

/** A block's number, producer, time and finality, with links to its neighbours. */
export function BlockHeader({ block, finality, head, roundPosition, ...native }: BlockHeaderProps) {
  const text = useBlockTexts();
  const action = useActionTexts();
  const format = useFormat();
  const path = useEntityPath();
  const turnText = useTurnText();
  const neighbour = (number: number, name: string) => ({
    name,
    href: path('block', String(number)),
    label: format.number(number),
  });
  const { number, id } = block;
  const facts = blockFacts(block);
  const counted = ({ fact, count }: Fact<{ count: number }>) => (
    <span data-fact={fact}>{format.number(count)}</span>
  );
  return (
    <header {...rootProps('block-header', null, native)}>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="min-w-0">
          <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 title">
            <span>
              <span className="font-normal text-muted">{text.block}</span>{' '}
              <span data-fact={facts.number.fact} className="tabular-nums">
                {format.number(number)}
              </span>
            </span>
          </h1>
          <p className="flex items-center gap-1 text-xs text-muted">
            <span className="min-w-0">
              <Hash value={id} width="title" />
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
      <p className="flex flex-wrap items-center gap-x-5 gap-y-1 pt-2 pb-5 text-muted">
        <FinalityBadge finality={finality} />
        <AgeAndTime {...facts.time} />
      </p>
      <FactRow
        items={[
          {
            key: 'producer',
            label: text.producer,
            value: (
              <span data-fact={facts.producer.fact}>
                <AccountLink name={facts.producer.name} />
              </span>
            ),
          },
          {
            key: 'transactions',
            label: text.transactionCount,
            value: counted(facts.transactions),
          },
          {
            key: 'actions',
            label: action.actions,
            value: counted(facts.actions),
          },
          {
            key: 'schedule',
            label: text.schedule,
            value: String(block.scheduleVersion),
          },
        ]}
      />
      {/* Its room is kept: the schedule arrives later. */}
      <div className="flex h-10 flex-wrap items-end gap-x-4 overflow-hidden sm:flex-nowrap">
        {roundPosition && (
          <>
            <span className="text-xs whitespace-nowrap text-quiet">{turnText(roundPosition)}</span>
            <div className="min-w-full flex-1 sm:min-w-0">
              <BlockSpot position={roundPosition} />
            </div>
          </>
        )}
      </div>
    </header>
  );
}
