import { Suspense } from 'react';
import { isChecksum256, withoutHexMark } from '#src/chain/core/checksum.ts';
import type { ActionTrace } from '#src/chain/model/action/action.ts';
import { allTraces } from '#src/chain/model/action/traces.ts';
import type { LoadState } from '#src/chain/model/shared/load-state.ts';
import type { TransactionView } from '#src/chain/model/transaction/transaction.ts';
import { DetailsSkeleton } from '#src/components/transaction/details-skeleton.tsx';
import { TransactionHeader } from '#src/components/transaction/transaction-header.tsx';
import { transactionStub } from '#src/components/transaction/transaction-stub.ts';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { Stub } from '#src/components/ui/stub.tsx';
import { useTransactionTexts } from '#src/i18n/areas/transaction/texts.ts';
import { useSentencesReady } from '#src/i18n/sentences/use-sentences.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { chainConfig, systemAccount } from '#src/stores/chain/chain.ts';
import { useFinality } from '#src/stores/chain/finality.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { transactionKey, transactionStore } from '#src/stores/transaction/transaction.ts';
import { routeParam, useUrl } from '#src/stores/url.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';

/** Rarely needed parts, in one lazy module. */
const loadParts = () => import('./transaction-parts.tsx');
const FindByBlock = lazyPart(async () => (await loadParts()).FindByBlock);
const DeferredTransaction = lazyPart(async () => (await loadParts()).DeferredTransaction);

/** Requested at once, beside the data: it shows what no first fact is. */
const body = import('./transaction-body.tsx');
const TransactionBody = lazyPart(async () => (await body).TransactionBody);

const EntityNotFound = lazyPart(
  async () => (await import('../missing/entity-not-found.tsx')).EntityNotFound,
);

/** The screen waits for the sentences of this many actions, so that content below does not move. */
const FIRST_SEEN = 30;

export function TransactionScreen({ locale }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <Transaction />
    </Screen>
  );
}

function Transaction() {
  const url = useUrl();
  const typed = url && idIn(url);
  const block = url && blockIn(url);
  const isId = typed !== null && isChecksum256(typed);
  const { state: loaded, store } = useLoad(transactionStore, url && keyOf(url));
  const worded = useSentencesReady(actionsIn(loaded), systemAccount);
  const state: typeof loaded = loaded.kind === 'ready' && !worded ? { kind: 'loading' } : loaded;
  const { kind } = state;
  const missing = typed !== null && (!isId || kind === 'missing');
  return (
    <>
      {missing && (
        <Suspense fallback={<TransactionSkeleton />}>
          <EntityNotFound entity="transaction" {...(!isId && { malformed: typed })} />
        </Suspense>
      )}
      {!missing && kind !== 'unsupported' && (
        <StateView
          state={state}
          loading={<TransactionSkeleton />}
          heading={typed}
          onRetry={store?.retry}
        >
          {(transaction) =>
            transaction.status === 'deferred' ? (
              <Suspense fallback={<TransactionSkeleton />}>
                <DeferredTransaction transaction={transaction} {...chainContracts()} />
              </Suspense>
            ) : (
              <TransactionParts transaction={transaction} />
            )
          }
        </StateView>
      )}
      {isId && kind !== 'loading' && kind !== 'ready' && (
        <Suspense>
          <FindByBlock id={typed} tried={block} noHistory={kind === 'unsupported'} />
        </Suspense>
      )}
    </>
  );
}

const idIn = (url: URL) => withoutHexMark(routeParam(url)).toLowerCase();

/** The block of a transaction, if the link names one. */
function blockIn(url: URL): string | null {
  return /^\d{1,10}$/.exec(url.searchParams.get('block') ?? '')?.[0] ?? null;
}

/** The store key of an address; null if it names no transaction. */
function keyOf(url: URL): string | null {
  const id = idIn(url);
  return isChecksum256(id) ? transactionKey(id, blockIn(url)) : null;
}

/** All actions of the transaction; null while loading. */
function actionsIn(
  state: LoadState<{ readonly actions: readonly ActionTrace[] }>,
): readonly ActionTrace[] | null {
  if (state.kind !== 'ready') return state.kind === 'loading' ? null : [];
  return allTraces(state.value.actions).slice(0, FIRST_SEEN);
}

function chainContracts() {
  const { system, token } = chainConfig().accounts;
  return { system, tokenContract: token };
}

function TransactionParts({ transaction }: { transaction: TransactionView }) {
  const finality = useFinality(transaction.blockNum);
  return (
    <>
      <p dir="ltr" className="hidden text-xs wrap-anywhere text-muted print:block">
        {useUrl()?.href}
      </p>
      <TransactionHeader transaction={transaction} finality={finality} {...chainContracts()} />
      <Suspense fallback={<BodySkeleton />}>
        <TransactionBody transaction={transaction} />
      </Suspense>
    </>
  );
}

function TransactionSkeleton() {
  return (
    <div className="until-painted space-y-6">
      <Stub>
        <TransactionHeader transaction={transactionStub} finality={null} />
      </Stub>
      <BodySkeleton />
    </div>
  );
}

function BodySkeleton() {
  const text = useTransactionTexts();
  return (
    <>
      <Section title={text.tokenFlow}>
        <SkeletonRows rows={5} />
      </Section>
      <div className="grid gap-x-10 gap-y-8 tablet:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_23rem]">
        <Section title={text.actions}>
          <SkeletonRows rows={4} />
        </Section>
        <DetailsSkeleton />
      </div>
    </>
  );
}

export const screen: ScreenModule = {
  Screen: TransactionScreen,
  subject: (url) => {
    const key = keyOf(url);
    if (key === null) return null;
    const store = transactionStore(key);
    return { store, actions: () => actionsIn(store.$state.get()) ?? [] };
  },
};

await textsReady();
