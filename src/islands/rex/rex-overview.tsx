import { lazy, Suspense } from 'react';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { RexPoolFacts, RexPoolList } from '#src/components/rex/rex-pool-facts.tsx';
import { RexQueueTable } from '#src/components/rex/rex-queue-table.tsx';
import { ExpiringLoanTable } from '#src/components/rex/expiring-loan-table.tsx';
import { Toggle } from '#src/components/ui/fields/toggle.tsx';
import { WhenNear } from '#src/components/ui/rows/when-near.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useRexTexts } from '#src/i18n/areas/rex/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLoad } from '#src/stores/query.ts';
import {
  expiringLoansStore,
  rexMaturityStore,
  rexQueueStore,
  rexStateStore,
} from '#src/stores/rex/rex.ts';
import { setQuery, useUrl } from '#src/stores/url.ts';
import { useUser } from '../wallet/use-wallet.ts';

const OwnRex = lazy(async () => ({ default: (await import('./own-rex.tsx')).OwnRex }));
const PriceWeek = lazy(async () => ({ default: (await import('./price-week.tsx')).PriceWeek }));

/** The state of REX, and what the user has in it. */
export function RexOverview() {
  const text = useRexTexts();
  const inBrowser = useUrl() !== null;
  const user = useUser();
  const { state, store } = useLoad(rexStateStore, inBrowser ? '' : null);
  const { state: maturity } = useLoad(rexMaturityStore, inBrowser ? '' : null);
  return (
    <>
      <p className="max-w-prose text-muted">{text.hint}</p>
      <StateView
        state={state}
        loading={<SkeletonRows rows={12} />}
        empty={{ title: text.none, text: text.noneHint }}
        onRetry={store?.retry}
      >
        {(rex) =>
          rex && (
            <div className="space-y-8">
              <RexPoolFacts {...rex} />
              {user && (
                <Suspense fallback={<SkeletonRows rows={8} />}>
                  <OwnRex actor={user.actor} yearly={rex.yearly} />
                </Suspense>
              )}
              <Section title={text.pool}>
                {maturity.kind === 'ready' && (
                  <RexPoolList pool={rex.pool} maturity={maturity.value} />
                )}
              </Section>
              <WhenNear minHeight={300}>
                <PriceWeek />
              </WhenNear>
              <Queue />
              <Loans />
            </div>
          )
        }
      </StateView>
    </>
  );
}

const states = ['all', 'open', 'closed'] as const;

function Queue() {
  const text = useRexTexts();
  const format = useFormat();
  const asked = useUrl()?.searchParams.get('orders');
  const wanted = states.find((one) => one === asked) ?? 'all';
  const { state, store } = useLoad(rexQueueStore, '');
  return (
    <Section
      title={text.queue}
      note={state.kind === 'ready' && format.number(state.value.length)}
      actions={
        state.kind === 'ready' && (
          <Toggle
            label={text.state}
            options={states.map((key) => ({ key, label: text.states[key] }))}
            current={wanted}
            onSelect={(key) => setQuery({ orders: key === 'all' ? null : key })}
          />
        )
      }
    >
      <StateView
        state={state}
        loading={<SkeletonRows rows={3} />}
        empty={{ title: text.noQueue, text: text.noQueueHint }}
        onRetry={store?.retry}
      >
        {(orders) => {
          const shown = orders.filter((order) => wanted === 'all' || order.state === wanted);
          return shown.length === 0 ? (
            <p className="py-4 text-muted">{text.noneInState}</p>
          ) : (
            <RexQueueTable orders={shown} />
          );
        }}
      </StateView>
    </Section>
  );
}

function Loans() {
  const text = useRexTexts();
  const { state, store } = useLoad(expiringLoansStore, '');
  return (
    <Section title={text.loans}>
      <StateView state={state} loading={<SkeletonRows rows={3} />} onRetry={store?.retry}>
        {(loans) => <ExpiringLoanTable loans={loans} />}
      </StateView>
    </Section>
  );
}
