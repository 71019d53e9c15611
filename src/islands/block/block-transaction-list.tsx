import { useDeferredValue, useMemo, useState } from 'react';
import { BlockTransactions } from '#src/components/block/block-transactions.tsx';
import { TransactionFilter } from '#src/components/block/transaction-filter.tsx';
import { LoadMore } from '#src/components/ui/pager.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { searchedText } from '#src/chain/model/block-filter.ts';
import type { BlockView } from '#src/chain/model/block.ts';
import { useBlockTexts } from '#src/i18n/areas/block/texts.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { chainConfig } from '#src/stores/chain.ts';
import { setQuery, useUrl } from '#src/stores/url.ts';

/** Drawn at once: hundreds of sentences take longer than a frame. */
const PAGE = 50;
/** Fewer than this are seen at a glance. */
const FILTERED_FROM = 5;

/** The transactions of a block, those that fit a filter: `?filter=alice`. */
export function BlockTransactionList({ block }: { block: BlockView }) {
  const { block: words } = useMessages();
  const text = useBlockTexts();
  const format = useFormat();
  const filter = useUrl()?.searchParams.get('filter') ?? '';
  const wanted = useDeferredValue(filter.trim().toLowerCase());
  const { transactions } = block;
  const searched = useMemo(() => transactions.map(searchedText), [transactions]);
  const fitting =
    wanted === ''
      ? transactions
      : transactions.filter((_, place) => searched[place]?.includes(wanted));
  const [shown, setShown] = useState(PAGE);
  const { system, token } = chainConfig().accounts;
  const count = format.number(transactions.length);
  return (
    <Section
      title={words.transactions}
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
        state={fitting.length === 0 ? { kind: 'empty' } : { kind: 'ready', value: fitting }}
        empty={
          wanted === ''
            ? { title: words.noTransactions, text: words.noTransactionsHint }
            : { title: text.nothingFits, text: text.nothingFitsHint }
        }
      >
        {(rows) => (
          <>
            <BlockTransactions
              number={block.number}
              transactions={rows.slice(0, shown)}
              system={system}
              tokenContract={token}
            />
            {rows.length > shown && <LoadMore onMore={() => setShown(shown + PAGE)} />}
          </>
        )}
      </StateView>
    </Section>
  );
}
