import { memo, Suspense, useCallback, useEffect, useState } from 'react';
import type { ActionView } from '#src/chain/model/action/action.ts';
import type { BlockQuery } from '#src/chain/model/block/block-search.ts';
import { blockKey, type BlockView } from '#src/chain/model/block/block.ts';
import { confirmsBlocks } from '#src/chain/model/block/block-view.ts';
import type { LoadState } from '#src/chain/model/shared/load-state.ts';
import { BlockDetails } from '#src/components/block/block-details.tsx';
import { BlockHeader } from '#src/components/block/block-header.tsx';
import { blockStub } from '#src/components/block/block-stub.ts';
import { useEntityPath } from '#src/components/ui/entity-link.tsx';
import { Toggle } from '#src/components/ui/fields/toggle.tsx';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { Stub } from '#src/components/ui/stub.tsx';
import { VerifySection } from '#src/components/verify/verify-section.tsx';
import { useActionTexts } from '#src/i18n/areas/action/texts.ts';
import { useBlockTexts } from '#src/i18n/areas/block/texts.ts';
import { useSentencesReady } from '#src/i18n/sentences/use-sentences.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { blockStore } from '#src/stores/block/block.ts';
import { useRoundPosition } from '#src/stores/block/round-position.ts';
import { chainConfig, systemAccount } from '#src/stores/chain/chain.ts';
import { useHead } from '#src/stores/chain/head.ts';
import { useFinality } from '#src/stores/chain/finality.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { routeParam, useQueryValue, useRouteParam, pushUrl } from '#src/stores/url.ts';
import { setQuery } from '#src/stores/change-url.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { BlockTransactionList } from './block-transaction-list.tsx';

/** Elements that use arrow keys themselves. */
const OWN_KEYS =
  'input, textarea, select, [contenteditable], [role=treeitem], [role=menu], [role=listbox], [role=dialog], [role=tablist]';

/**
 * The block waits for the sentences of this many transactions, so that content below does not move.
 */
const FIRST_SEEN = 30;

const loadVerify = async () => (await import('./verify-block.tsx')).default;
const VerifyBlock = lazyPart(loadVerify);
const BlockRaw = lazyPart(async () => (await import('./block-raw.tsx')).default);
const JumpForm = lazyPart(
  async () => (await import('#src/components/block/jump-form.tsx')).JumpForm,
);
const BlockMissing = lazyPart(
  async () => (await import('../missing/block-missing.tsx')).BlockMissing,
);

export function BlockScreen({ locale }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <Block />
    </Screen>
  );
}

function Block() {
  const id = useRouteParam();
  const key = id === null ? null : blockKey(id);
  const { state: loaded, store } = useLoad(blockStore, key);
  const worded = useSentencesReady(firstActions(loaded), systemAccount);
  const state: typeof loaded = loaded.kind === 'ready' && !worded ? { kind: 'loading' } : loaded;
  const text = useBlockTexts();
  const missing = id !== null && (key === null || state.kind === 'missing');
  const { number, go } = useVisits(id, state.kind === 'ready' ? state.value.number : null);
  useNeighbourKeys(
    useCallback((step) => number !== null && number + step > 0 && go(number + step), [number, go]),
  );
  return (
    <>
      {missing ? (
        <Suspense fallback={<BlockSkeleton />}>
          <BlockMissing text={id} />
        </Suspense>
      ) : (
        <StateView state={state} loading={<BlockSkeleton />} heading={id} onRetry={store?.retry}>
          {(block) => <BlockParts key={block.id} block={block} />}
        </StateView>
      )}
      {/* Below parts of unknown length: shown later, so that it does not move. */}
      {(missing || state.kind !== 'loading') && (
        <Section
          title={text.jump}
          note={<span className="pointer-coarse:hidden">{text.keys}</span>}
          className="print:hidden"
        >
          <Suspense fallback={<div className="h-24" />}>
            <JumpForm onJump={async (query) => go(await numberOf(query))} />
          </Suspense>
        </Section>
      )}
    </>
  );
}

/** The block's first visible actions; null while loading. */
function firstActions(state: LoadState<BlockView>): readonly ActionView[] | null {
  if (state.kind !== 'ready') return state.kind === 'loading' ? null : [];
  return state.value.transactions.slice(0, FIRST_SEEN).flatMap(({ actions }) => actions);
}

async function numberOf(query: BlockQuery): Promise<number> {
  if (query.kind === 'number') return query.number;
  const { blockAtTime } = await import('#src/stores/block/block-at.ts');
  return blockAtTime(query.time);
}

/** The block's number, and functions to visit another. */
function useVisits(id: string | null, loadedNumber: number | null) {
  const path = useEntityPath();
  const key = id === null ? null : blockKey(id);
  const number = loadedNumber ?? (key === null || key.length === 64 ? null : Number(key));
  const target = path('block', '');
  const go = useCallback(
    (to: number) => pushUrl(new URL(`${target}${to}`, location.href)),
    [target],
  );
  return { number, go };
}

/** Re-rendered for another block, but not on each keystroke of a filter in the address. */
const BlockParts = memo(function BlockParts({ block }: { block: BlockView }) {
  const head = useHead();
  const finality = useFinality(block.number);
  const roundPosition = useRoundPosition(block.time, block.producer);
  return (
    <>
      <BlockHeader
        block={block}
        finality={finality}
        roundPosition={roundPosition}
        head={head.kind === 'ready' ? head.value.headBlockNum : null}
      />
      <BlockTransactionList block={block} />
      <VerifySection onIntent={() => void loadVerify().catch(() => undefined)}>
        <VerifyBlock block={block} />
      </VerifySection>
      <BlockFacts block={block} />
    </>
  );
});

/** The header's fields, or the raw response: `?view=raw`. */
function BlockFacts({ block }: { block: BlockView }) {
  const text = useBlockTexts();
  const action = useActionTexts();
  const rawLinked = useQueryValue('view') === 'raw';
  const [raw, setRaw] = useState(rawLinked);
  return (
    <Section
      title={text.details}
      actions={
        <Toggle
          label={action.view}
          options={[
            { key: 'decoded', label: action.decoded },
            { key: 'raw', label: action.raw },
          ]}
          current={raw ? 'raw' : 'decoded'}
          onSelect={(key) => {
            setRaw(key === 'raw');
            setQuery({ view: key === 'raw' ? 'raw' : null });
          }}
        />
      }
    >
      {raw ? (
        <Suspense fallback={<SkeletonRows rows={6} />}>
          <BlockRaw block={block} />
        </Suspense>
      ) : (
        <BlockDetails block={block} confirms={confirmsBlocks(block, chainConfig().finality)} />
      )}
    </Section>
  );
}

function BlockSkeleton() {
  const text = useBlockTexts();
  return (
    <>
      <Stub>
        <BlockHeader block={blockStub} finality={null} head={null} />
      </Stub>
      <Section title={text.transactions}>
        <SkeletonRows rows={3} />
      </Section>
      <Section title={text.details}>
        <SkeletonRows rows={6} />
      </Section>
    </>
  );
}

/** Arrow keys go to the neighbouring blocks, in the page's text direction. */
function useNeighbourKeys(go: (step: -1 | 1) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return;
      const [back, on] =
        document.dir === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
      if (event.key === back) go(-1);
      else if (event.key === on) go(1);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [go]);
}

export const screen: ScreenModule = {
  Screen: BlockScreen,
  subject: (url) => {
    const key = blockKey(routeParam(url));
    if (key === null) return null;
    const store = blockStore(key);
    return { store, actions: () => firstActions(store.$state.get()) ?? [] };
  },
};

await textsReady();
