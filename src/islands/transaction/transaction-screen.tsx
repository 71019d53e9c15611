import { lazy, Suspense, useState } from 'react';
import { isChecksum256 } from '#src/chain/core/checksum.ts';
import { balanceChanges } from '#src/chain/model/transaction/balance-changes.ts';
import { hasRun, type TransactionView } from '#src/chain/model/transaction/transaction.ts';
import { ActionTree } from '#src/components/action/action-tree.tsx';
import { BalanceChanges } from '#src/components/transaction/balance-changes.tsx';
import { TransactionHeader } from '#src/components/transaction/transaction-header.tsx';
import { Toggle } from '#src/components/ui/fields/toggle.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonHeader, SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { VerifySection } from '#src/components/verify/verify-section.tsx';
import { useActionTexts } from '#src/i18n/areas/action/texts.ts';
import { useTransactionTexts } from '#src/i18n/areas/transaction/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useFinality } from '#src/stores/chain/head.ts';
import { useLoad } from '#src/stores/query.ts';
import { transactionKey, transactionStore } from '#src/stores/transaction/transaction.ts';
import { setQuery, useRouteParam, useUrl } from '#src/stores/url.ts';
import { Screen, type ScreenProps } from '../screen.tsx';

/** Rarely needed parts, in one lazy module. */
const loadParts = () => import('./transaction-parts.tsx');
const VerifyTransaction = lazy(async () => ({ default: (await loadParts()).VerifyTransaction }));
const TransactionSource = lazy(async () => ({ default: (await loadParts()).TransactionSource }));
const TransactionTables = lazy(async () => ({ default: (await loadParts()).TransactionTables }));
const BlockHintForm = lazy(async () => ({ default: (await loadParts()).BlockHintForm }));
const DeferredTransaction = lazy(async () => ({
  default: (await loadParts()).DeferredTransaction,
}));

const ThingMissing = lazy(async () => ({
  default: (await import('../missing/thing-missing.tsx')).ThingMissing,
}));

export function TransactionScreen({ locale }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <Transaction />
    </Screen>
  );
}

function Transaction() {
  const typed = useRouteParam()?.toLowerCase() ?? null;
  const block = /^\d{1,10}$/.exec(useUrl()?.searchParams.get('block') ?? '')?.[0] ?? null;
  const isId = typed !== null && isChecksum256(typed);
  const { state, store } = useLoad(transactionStore, isId ? transactionKey(typed, block) : null);
  const { kind } = state;
  const missing = typed !== null && (!isId || kind === 'missing');
  return (
    <>
      {missing && (
        <Suspense fallback={<TransactionSkeleton />}>
          <ThingMissing thing="transaction" {...(!isId && { malformed: typed })} />
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
      {isId && (kind === 'missing' || kind === 'failed' || kind === 'unsupported') && (
        <Suspense>
          <BlockHintForm
            tried={block}
            noHistory={kind === 'unsupported'}
            onBlock={(number) => setQuery({ block: number })}
          />
        </Suspense>
      )}
    </>
  );
}

function chainContracts() {
  const { system, token } = chainConfig().accounts;
  return { system, tokenContract: token };
}

function TransactionParts({ transaction }: { transaction: TransactionView }) {
  const text = useTransactionTexts();
  const finality = useFinality(transaction.blockNum);
  const { accounts } = chainConfig();
  const holders = hasRun(transaction) ? balanceChanges(transaction.actions, accounts) : [];
  return (
    <>
      <p dir="ltr" className="hidden text-xs wrap-anywhere text-muted print:block">
        {useUrl()?.href}
      </p>
      <TransactionHeader transaction={transaction} finality={finality} {...chainContracts()} />
      {holders.length > 0 && (
        <Section title={text.balanceChanges} flush>
          <BalanceChanges holders={holders} tokenContract={accounts.token} />
        </Section>
      )}
      <TransactionActions transaction={transaction} />
      <VerifySection onIntent={() => void loadParts()}>
        <VerifyTransaction transaction={transaction} />
      </VerifySection>
    </>
  );
}

const views = ['decoded', 'tables', 'packed', 'raw'] as const;
type View = (typeof views)[number];

/** The action tree, table rows, packed bytes or raw response: `?view=packed`. */
function TransactionActions({ transaction }: { transaction: TransactionView }) {
  const text = useTransactionTexts();
  const action = useActionTexts();
  const linked = useUrl()?.searchParams.get('view');
  const [view, setView] = useState<View>(views.find((one) => one === linked) ?? 'decoded');
  const select = (key: View) => {
    setView(key);
    setQuery({ view: key === 'decoded' ? null : key });
  };
  return (
    <Section
      title={text.actions}
      flush
      actions={
        <div className="print:hidden">
          <Toggle
            label={action.view}
            options={[
              { key: 'decoded', label: action.decoded },
              { key: 'tables', label: text.tables },
              { key: 'packed', label: text.packed },
              { key: 'raw', label: action.raw },
            ]}
            current={view}
            onSelect={select}
          />
        </div>
      }
    >
      {view === 'decoded' ? (
        <ActionTree
          actions={transaction.actions}
          tense={hasRun(transaction) ? 'happened' : 'ahead'}
          {...chainContracts()}
        />
      ) : (
        <Suspense fallback={<SkeletonRows rows={4} />}>
          {view === 'tables' ? (
            <TransactionTables transaction={transaction} />
          ) : (
            <TransactionSource transaction={transaction} view={view} />
          )}
        </Suspense>
      )}
    </Section>
  );
}

function TransactionSkeleton() {
  const text = useTransactionTexts();
  return (
    <>
      <SkeletonHeader sentence />
      <Section title={text.balanceChanges} flush>
        <SkeletonRows rows={2} />
      </Section>
      <Section title={text.actions} flush>
        <SkeletonRows rows={4} />
      </Section>
    </>
  );
}

await textsReady();
