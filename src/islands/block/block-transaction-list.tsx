import { startTransition, useDeferredValue, useMemo, useState } from 'react';
import { BlockTransactions } from '#src/components/block/block-transactions.tsx';
import { TransactionFilter } from '#src/components/block/transaction-filter.tsx';
import { NearEnd } from '#src/components/ui/rows/near-end.tsx';
import { LoadMore } from '#src/components/ui/rows/pager.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { searchedText } from '#src/chain/model/block/block-filter.ts';
import type { BlockView } from '#src/chain/model/block/block.ts';
import { useBlockTexts } from '#src/i18n/areas/block/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { setQuery, useUrl } from '#src/stores/url.ts';

/**
 * Rows rendered at first: hundreds of sentences take longer than a frame. More follow on scrolling.
 */
const PAGE = 50;
/** Shorter lists have no filter. */
const FILTERED_FROM = 5;

/** A block's transactions, filtered by `?filter=alice`. */
export function BlockTransactionList({ block }: { block: BlockView }) {
  const text = useBlockTexts();
  const format = useFormat();
  const filter = useUrl()?.searchParams.get('filter') ?? '';
  const wanted = useDeferredValue(filter.trim().toLowerCase());
  const { transactions } = block;
  const searched = useMemo(() => transactions.map(searchedText), [transactions]);
  const fitting = useMemo(
    () =>
      wanted === ''
        ? transactions
        : transactions.filter((_, place) => searched[place]?.includes(wanted)),
    [transactions, searched, wanted],
  );
  const [shown, setShown] = useState(PAGE);
  const first = useMemo(() => fitting.slice(0, shown), [fitting, shown]);
  const more = () => setShown(shown + PAGE);
  const { system, token } = chainConfig().accounts;
  const count = format.number(transactions.length);
  return (
    <Section
      title={text.transactions}
      note={wanted === '' ? count : text.shown(format.number(fitting.length), count)}
      flush
    >
      {(transactions.length >= FILTERED_FROM || filter !== '') && (
        <TransactionFilter
          transactions={transactions}
          filter={filter}
          onFilter={(next) => setQuery({ filter: next === '' ? null : next })}
        />
      )}
      <StateView
        state={first.length === 0 ? { kind: 'empty' } : { kind: 'ready', value: first }}
        empty={
          wanted === ''
            ? { title: text.noTransactions, text: text.noTransactionsHint }
            : { title: text.noMatch, text: text.noMatchHint }
        }
      >
        {(rows) => (
          <>
            <BlockTransactions
              number={block.number}
              transactions={rows}
              system={system}
              tokenContract={token}
            />
            {fitting.length > shown && (
              <NearEnd key={shown} onNear={() => startTransition(more)}>
                <LoadMore onMore={more} />
              </NearEnd>
            )}
          </>
        )}
      </StateView>
    </Section>
  );
}
