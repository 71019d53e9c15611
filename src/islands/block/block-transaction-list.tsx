import { useDeferredValue } from 'react';
import { BlockTransactions } from '#src/components/block/block-transactions.tsx';
import { TransactionFilter } from '#src/components/block/transaction-filter.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import type { BlockTransaction, BlockView } from '#src/chain/model/block/block.ts';
import type { LoadState } from '#src/chain/model/shared/load-state.ts';
import { useBlockTexts } from '#src/i18n/areas/block/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useQueryValue } from '#src/stores/url.ts';
import { setQuery } from '#src/stores/change-url.ts';
import { useFoundTransactions } from './use-found-transactions.ts';

/** Shorter lists have no filter. */
const FILTERED_FROM = 5;

/** A block's transactions, filtered by `?filter=alice`. */
export function BlockTransactionList({ block }: { block: BlockView }) {
  const text = useBlockTexts();
  const format = useFormat();
  const filter = useQueryValue('filter') ?? '';
  const term = useDeferredValue(filter.trim().toLowerCase());
  const { transactions } = block;
  const found = useFoundTransactions(transactions, term);
  const { system, token } = chainConfig().accounts;
  const count = format.number(transactions.length);
  return (
    <Section
      title={text.transactions}
      note={term === '' || !found ? count : text.shown(format.number(found.length), count)}
    >
      {(transactions.length >= FILTERED_FROM || filter !== '') && (
        <TransactionFilter
          transactions={transactions}
          filter={filter}
          onFilter={(next) => setQuery({ filter: next === '' ? null : next })}
        />
      )}
      <StateView
        state={stateOf(found)}
        empty={
          term === ''
            ? { title: text.noTransactions, text: text.noTransactionsHint }
            : { title: text.noMatch, text: text.noMatchHint }
        }
      >
        {(rows) => (
          <BlockTransactions
            number={block.number}
            transactions={rows}
            system={system}
            tokenContract={token}
          />
        )}
      </StateView>
    </Section>
  );
}

function stateOf(
  found: readonly BlockTransaction[] | null,
): LoadState<readonly BlockTransaction[]> {
  if (found === null) return { kind: 'loading' };
  return found.length === 0 ? { kind: 'empty' } : { kind: 'ready', value: found };
}
