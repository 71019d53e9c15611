import { cancelorder } from '#src/chain/actions/dex.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { MarketTable } from '#src/components/dex/market-table.tsx';
import { OrderTable } from '#src/components/dex/order-table.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useAdminTexts } from '#src/i18n/areas/admin/texts.ts';
import { dexMarketsStore, dexOrdersStore } from '#src/stores/dex/dex.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { useQueryValue } from '#src/stores/url.ts';
import { transact } from '#src/stores/wallet/wallet.ts';
import { LogInTo } from '../wallet/forms-of.tsx';
import { OutcomeBanner } from '../wallet/outcome-banner.tsx';
import { useSigningStage, useUser } from '../wallet/use-wallet.ts';

/** The user's orders and the markets, by the exchange's service. */
export function DexParts() {
  const text = useAdminTexts().dex;
  const user = useUser();
  const markets = useLoad(dexMarketsStore, '');
  // The contract's forms have a banner of their own.
  const hasForm = useQueryValue('part') === 'actions';
  return (
    <>
      {!hasForm && <OutcomeBanner />}
      <Section title={text.orders} note={text.source}>
        {user ? <OwnOrders user={user} /> : <LogInTo label={text.own} />}
      </Section>
      <Section title={text.markets} note={text.source}>
        <StateView
          state={markets.state}
          empty={{ title: text.noMarkets, text: text.noMarketsHint }}
          onRetry={markets.store?.retry}
        >
          {(rows) => <MarketTable markets={rows} />}
        </StateView>
      </Section>
    </>
  );
}

function OwnOrders({ user: { actor, permission } }: { user: User }) {
  const text = useAdminTexts().dex;
  const load = useLoad(dexOrdersStore, actor);
  const pending = useSigningStage() !== null;
  const cancel = async (id: string) => {
    const again = () => void cancel(id);
    await transact([cancelorder(actor, id, permission)], { again });
  };
  return (
    <StateView {...load} empty={{ title: text.noOrders, text: text.noOrdersHint }}>
      {({ rows, more }) => (
        <>
          <OrderTable orders={rows} pending={pending} onCancel={(id) => void cancel(id)} />
          {more && <p className="py-2 text-muted">{text.moreOrders}</p>}
        </>
      )}
    </StateView>
  );
}
