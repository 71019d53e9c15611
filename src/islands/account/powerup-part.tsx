import { PowerupOrders } from '#src/components/account/powerup-orders.tsx';
import { Section } from '#src/components/ui/section.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useAccountResourcesTexts } from '#src/i18n/areas/account/resources/texts.ts';
import { powerupStore } from '#src/stores/account/account-stakes.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useLoad } from '#src/stores/query.ts';

export function PowerupPart({ name }: { name: string }) {
  const { state, store } = useLoad(powerupStore, name);
  const { powerup: text } = useAccountResourcesTexts();
  return (
    <Section title={text.title} flush>
      <StateView
        state={state}
        empty={{ title: text.none, text: text.noMarket }}
        onRetry={store?.retry}
      >
        {({ orders, market }) => (
          <PowerupOrders orders={orders} market={market} symbol={chainConfig().coreSymbol} />
        )}
      </StateView>
    </Section>
  );
}
