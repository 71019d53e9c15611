import { useEffect } from 'react';
import { BlockList } from '#src/components/home/block-list.tsx';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { LoadWhenNear } from '#src/components/ui/rows/load-when-near.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useHomeTexts } from '#src/i18n/areas/home/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { recordBlockLoads } from '#src/stores/block/round-view.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { noteRate, useHead } from '#src/stores/chain/head.ts';
import { addToRate } from '#src/stores/chain/transaction-rate.ts';
import { latestBlocksStore } from '#src/stores/history/latest.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { MoreLink } from './more-link.tsx';

/** Describing actions needs as much code as the rest of the page. */
const TransactionList = lazyPart(
  async () => (await import('#src/components/home/transaction-list.tsx')).TransactionList,
);

/** The latest blocks and their transactions, refreshed together. */
export function HomeBlocks() {
  const text = useHomeTexts();
  const { state, store } = useLoad(latestBlocksStore, 'now');
  const head = useHead();
  const newest = head.kind === 'ready' ? head.value.headBlockNum : 0;
  const known = state.kind === 'ready' ? state.value : null;
  useEffect(() => {
    if (!known) return;
    recordBlockLoads(known);
    noteRate(
      addToRate(
        known.map(({ number, transactions }) => ({ number, transactions: transactions.length })),
      ),
    );
  }, [known]);
  const { accounts } = chainConfig();
  return (
    <>
      <Section title={text.blocks} actions={<MoreLink path="/live">{text.live}</MoreLink>}>
        <div className="min-h-72">
          <StateView state={state} loading={<SkeletonRows rows={7} />} onRetry={store?.retry}>
            {(blocks) => (
              <BlockList
                blocks={blocks}
                fresh={Math.max(0, newest - (blocks[0]?.number ?? newest))}
                onShow={() => store?.retry()}
              />
            )}
          </StateView>
        </div>
      </Section>
      <Section title={text.latestTransactions}>
        <div className="min-h-54">
          <StateView state={state} loading={<SkeletonRows rows={6} />} onRetry={store?.retry}>
            {(blocks) => (
              <LoadWhenNear minHeight={216}>
                <TransactionList
                  blocks={blocks}
                  system={accounts.system}
                  tokenContract={accounts.token}
                />
              </LoadWhenNear>
            )}
          </StateView>
        </div>
      </Section>
    </>
  );
}

await textsReady();
