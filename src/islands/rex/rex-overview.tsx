import { Suspense } from 'react';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { RexPoolFacts, RexPoolList } from '#src/components/rex/rex-pool-facts.tsx';
import { RexQueueTable } from '#src/components/rex/rex-queue-table.tsx';
import { AccountLink } from '#src/components/ui/entity-link.tsx';
import { Toggle } from '#src/components/ui/fields/toggle.tsx';
import { LoadWhenNear } from '#src/components/ui/rows/load-when-near.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useRexTexts } from '#src/i18n/areas/rex/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useOnServer } from '#src/i18n/use-on-server.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { rexMaturityStore, rexQueueStore, rexStateStore } from '#src/stores/rex/rex.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useQueryChoice } from '#src/stores/query-choice.ts';
import { useUser } from '../wallet/use-wallet.ts';
import { ExpiringLoans } from './expiring-loans.tsx';

const OwnRex = lazyPart(async () => (await import('./own-rex.tsx')).OwnRex);
const FixedHistory = lazyPart(
  async () => (await import('../history/fixed-history.tsx')).FixedHistory,
);
const RexPrices = lazyPart(async () => (await import('./rex-prices.tsx')).RexPrices);

/** The state of REX, and what the user has in it. */
export function RexOverview() {
  const text = useRexTexts();
  const inBrowser = !useOnServer();
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
                  <OwnRex user={user} yearly={rex.yearly} />
                </Suspense>
              )}
              <Section title={text.pool}>
                {maturity.kind === 'ready' && (
                  <RexPoolList pool={rex.pool} maturity={maturity.value} />
                )}
              </Section>
              <LoadWhenNear minHeight={300}>
                <RexPrices />
              </LoadWhenNear>
              <Queue />
              <ExpiringLoans />
              <LoadWhenNear>
                <Payments />
              </LoadWhenNear>
            </div>
          )
        }
      </StateView>
    </>
  );
}

const noFilters = {};

/** What went in and out, from a history service. */
function Payments() {
  const text = useRexTexts();
  const { rex } = chainConfig().accounts;
  return (
    <Section title={text.shared.history} note={<AccountLink name={rex} />}>
      <p className="max-w-prose pb-3 text-muted">{text.historyHint}</p>
      <FixedHistory account={rex} filters={noFilters} />
    </Section>
  );
}

const states = ['all', 'open', 'closed'] as const;

function Queue() {
  const text = useRexTexts();
  const format = useFormat();
  const [orderState, setOrderState] = useQueryChoice('orders', states, 'all');
  const load = useLoad(rexQueueStore, '');
  return (
    <Section
      title={text.queue}
      note={load.state.kind === 'ready' && format.number(load.state.value.length)}
      actions={
        load.state.kind === 'ready' && (
          <Toggle
            label={text.shared.state}
            options={states.map((key) => ({ key, label: text.states[key] }))}
            current={orderState}
            onSelect={setOrderState}
          />
        )
      }
    >
      <StateView
        {...load}
        loading={<SkeletonRows rows={3} />}
        empty={{ title: text.noQueue, text: text.noQueueHint }}
      >
        {(orders) => {
          const shown = orders.filter(
            (order) => orderState === 'all' || order.state === orderState,
          );
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
