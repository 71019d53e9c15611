import type { BlockTransaction, BlockView } from '#src/chain/model/block/block.ts';
import { useHomeTexts } from '#src/i18n/areas/home/texts.ts';
import { ActionSummary } from '../action/action-summary.tsx';
import { TransactionLink } from '../ui/entity-link.tsx';
import { Time } from '../ui/time.tsx';

interface TransactionListProps {
  /** Newest first. */
  blocks: readonly BlockView[];
  /** Account of the system contract. */
  system: string;
  tokenContract: string;
}

const SHOWN = 6;

/** The latest transactions of some blocks, each with its first action. */
export function TransactionList({ blocks, system, tokenContract }: TransactionListProps) {
  const text = useHomeTexts();
  const latest = blocks
    .flatMap(({ time, transactions }) =>
      transactions.toReversed().map((transaction) => ({ time, transaction })),
    )
    .slice(0, SHOWN);
  if (latest.length === 0) return <p className="py-2 text-muted">{text.noTransactions}</p>;
  return (
    <ol>
      {latest.map(({ time, transaction }) => (
        <li
          key={transaction.id}
          className="grid min-h-(--row) grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b py-1.5 wrap-anywhere"
        >
          <div className="line-clamp-2">
            <First {...{ transaction, system, tokenContract }} />
          </div>
          <div className="text-end text-xs text-quiet">
            <TransactionLink id={transaction.id} width="short" /> <Time at={time} />
          </div>
        </li>
      ))}
    </ol>
  );
}

interface FirstProps extends Omit<TransactionListProps, 'blocks'> {
  transaction: BlockTransaction;
}

function First({ transaction: { actions }, system, tokenContract }: FirstProps) {
  const text = useHomeTexts();
  const [first] = actions;
  if (!first) return <span className="text-muted">–</span>;
  return (
    <>
      <ActionSummary action={first} system={system} tokenContract={tokenContract} />
      {actions.length > 1 && (
        <span className="text-muted"> {text.moreActions(actions.length - 1)}</span>
      )}
    </>
  );
}
