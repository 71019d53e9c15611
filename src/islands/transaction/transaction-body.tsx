import { memo, Suspense, useState } from 'react';
import { allTraces } from '#src/chain/model/action/traces.ts';
import { hasRun, type TransactionView } from '#src/chain/model/transaction/transaction.ts';
import { ActionTree } from '#src/components/action/action-tree.tsx';
import { DetailsSkeleton } from '#src/components/transaction/details-skeleton.tsx';
import { Toggle } from '#src/components/ui/fields/toggle.tsx';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { useActionTexts } from '#src/i18n/areas/action/texts.ts';
import { useTransactionBodyTexts } from '#src/i18n/areas/transaction/body/texts.ts';
import { useTransactionTexts } from '#src/i18n/areas/transaction/texts.ts';
import { textsReady } from '#src/i18n/text-area.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useQueryValue } from '#src/stores/url.ts';
import { setQuery } from '#src/stores/change-url.ts';
import { useVisitor } from '../use-visitor.ts';

const TransactionFlow = lazyPart(
  async () => (await import('./transaction-flow.tsx')).TransactionFlow,
);
/** Rarely needed parts, in one lazy module. */
const loadParts = () => import('./transaction-parts.tsx');
const TransactionRail = lazyPart(
  async () => (await import('./transaction-rail.tsx')).TransactionRail,
);
const MayBeTruncated = lazyPart(async () => (await loadParts()).MayBeTruncated);
const TransactionSource = lazyPart(async () => (await loadParts()).TransactionSource);
const TransactionTables = lazyPart(async () => (await loadParts()).TransactionTables);

/**
 * A transaction's page below its first facts. Not re-rendered when the head changes: the
 * transaction does not.
 */
export const TransactionBody = memo(function TransactionBody({
  transaction,
}: {
  transaction: TransactionView;
}) {
  const visitor = useVisitor();
  return (
    <>
      {transaction.mayBeTruncated && (
        <Suspense fallback={null}>
          <MayBeTruncated shown={allTraces(transaction.actions).length} />
        </Suspense>
      )}
      <FlowSlot transaction={transaction} visitor={visitor} />
      <div className="grid gap-x-10 gap-y-8 tablet:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_23rem]">
        <TransactionActions transaction={transaction} />
        <div className="space-y-8">
          {visitor ? (
            <Suspense fallback={<DetailsSkeleton />}>
              <TransactionRail transaction={transaction} />
            </Suspense>
          ) : (
            <DetailsSkeleton />
          )}
        </div>
      </div>
    </>
  );
});

/**
 * Its code is large. A payment that its sentence says completely is drawn after the page, in its
 * reserved room. Any other flow has a height of its own, so the whole body waits for its code.
 */
function FlowSlot({ transaction, visitor }: { transaction: TransactionView; visitor: boolean }) {
  const isPlain = isPayment(transaction);
  const room = <div className="min-h-71.5 md:min-h-66" />;
  const flow = <TransactionFlow transaction={transaction} />;
  if (!isPlain) return flow;
  return visitor ? <Suspense fallback={room}>{flow}</Suspense> : room;
}

/** Whether the transaction is one token transfer and nothing else. */
function isPayment(transaction: TransactionView): boolean {
  const [action, ...others] = transaction.actions;
  return (
    others.length === 0 &&
    action?.name === 'transfer' &&
    action.account === chainConfig().accounts.token &&
    allTraces(transaction.actions).length === 1 &&
    hasRun(transaction)
  );
}

const views = ['decoded', 'tables', 'packed', 'raw'] as const;
type View = (typeof views)[number];

/** The action tree, table rows, packed bytes or raw response: `?view=packed`. */
function TransactionActions({ transaction }: { transaction: TransactionView }) {
  const text = useTransactionTexts();
  const body = useTransactionBodyTexts();
  const action = useActionTexts();
  const format = useFormat();
  const { system, token } = chainConfig().accounts;
  const { actions } = transaction;
  const linked = useQueryValue('view');
  const [view, setView] = useState<View>(views.find((one) => one === linked) ?? 'decoded');
  const select = (key: View) => {
    setView(key);
    setQuery({ view: key === 'decoded' ? null : key });
  };
  const inline = allTraces(actions).length - actions.length;
  return (
    <Section
      title={text.actions}
      note={body.actionCounts(format.number(actions.length), format.number(inline))}
      actions={
        <div className="print:hidden">
          <Toggle
            label={action.view}
            options={[
              { key: 'decoded', label: action.decoded },
              { key: 'tables', label: body.tables },
              { key: 'packed', label: body.packed },
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
          actions={actions}
          tense={hasRun(transaction) ? 'happened' : 'ahead'}
          system={system}
          tokenContract={token}
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

await textsReady();
