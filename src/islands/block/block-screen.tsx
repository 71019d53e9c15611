import { BlockDetails } from '#src/components/block/block-details.tsx';
import { BlockHeader } from '#src/components/block/block-header.tsx';
import { BlockTransactions } from '#src/components/block/block-transactions.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonHeader, SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import type { BlockView } from '#src/chain/model/block.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { blockStore } from '#src/stores/block.ts';
import { chainConfig } from '#src/stores/chain.ts';
import { useFinality, useHead } from '#src/stores/head.ts';
import { useLoad } from '#src/stores/query.ts';
import { useRouteParam } from '#src/stores/url.ts';
import { Screen, type ScreenProps } from '../screen.tsx';

export function BlockScreen({ locale }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <Block />
    </Screen>
  );
}

function Block() {
  const id = useRouteParam();
  const { state, store } = useLoad(blockStore, id);
  const { screen } = useMessages();
  return (
    <StateView
      state={state}
      loading={<BlockSkeleton />}
      missing={{ title: screen.blockMissing, text: screen.blockMissingHint(id ?? '') }}
      onRetry={store?.retry}
    >
      {(block) => <BlockParts block={block} />}
    </StateView>
  );
}

function BlockParts({ block }: { block: BlockView }) {
  const { block: text } = useMessages();
  const head = useHead();
  const finality = useFinality(block.number);
  const { system, token } = chainConfig().accounts;
  return (
    <>
      <BlockHeader
        block={block}
        finality={finality}
        head={head.kind === 'ready' ? head.value.headBlockNum : null}
      />
      <Section title={text.transactions} flush>
        <StateView
          state={
            block.transactions.length === 0 ? { kind: 'empty' } : { kind: 'ready', value: block }
          }
          empty={{ title: text.noTransactions, text: text.noTransactionsHint }}
        >
          {({ transactions }) => (
            <BlockTransactions transactions={transactions} system={system} tokenContract={token} />
          )}
        </StateView>
      </Section>
      <Section title={text.details} flush>
        <BlockDetails block={block} />
      </Section>
    </>
  );
}

function BlockSkeleton() {
  const { block: text } = useMessages();
  return (
    <>
      <SkeletonHeader />
      <Section title={text.transactions} flush>
        <SkeletonRows rows={3} />
      </Section>
      <Section title={text.details} flush>
        <SkeletonRows rows={6} />
      </Section>
    </>
  );
}
