import { powerup } from '#src/chain/actions/resources.ts';
import type { PowerupQuote } from '#src/chain/model/resource/powerup-quote.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { PowerupOrders } from '#src/components/account/powerup-orders.tsx';
import { ResourceBars } from '#src/components/account/resource-bars.tsx';
import { AsidePart, FormLayout } from '#src/components/form/form-layout.tsx';
import { PowerupForm, type PowerupValues } from '#src/components/resources/powerup-form.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useResourcesTexts } from '#src/i18n/areas/resources/texts.ts';
import { powerupStore } from '#src/stores/account/account-stakes.ts';
import { accountStore } from '#src/stores/account/account.ts';
import { lookUpAccount, useExistence } from '#src/stores/account/existence.ts';
import { ratesStore } from '#src/stores/account/resources.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useLoad } from '#src/stores/query.ts';
import { useWalletForm } from '../wallet/use-wallet-form.ts';
import { useUnit } from './use-unit.ts';

const PARAMETERS = { amount: 'cpu', cpu: 'cpu', net: 'net', receiver: 'receiver' } as const;

export function Powerup({ user: { actor, permission } }: { user: User }) {
  const text = useResourcesTexts();
  const account = useLoad(accountStore, actor);
  const holdings = useLoad(powerupStore, actor);
  const rates = useLoad(ratesStore, actor).state;
  const [chosen, setUnit] = useUnit(['amount', 'tokens']);
  const existence = useExistence();
  const usual: PowerupValues = { cpu: '', net: '', receiver: actor, slippage: '5' };
  const form = useWalletForm('powerup', usual, PARAMETERS);
  const liquid = account.state.kind === 'ready' ? account.state.value.liquid : null;
  const loaded = rates.kind === 'ready' ? rates.value : null;

  const send = async (days: number, receiver: string, { cpu, net, most }: PowerupQuote) => {
    if (receiver !== actor && (await lookUpAccount(receiver)) === 'missing') return;
    const fractions = { cpuFraction: cpu.fraction, netFraction: net.fraction };
    const order = { payer: actor, receiver, days, ...fractions, maxPayment: most };
    await form.send([powerup(order, permission)]);
  };
  const aside = (
    <>
      <AsidePart title={text.state.title}>
        <StateView state={account.state} onRetry={account.store?.retry}>
          {(value) => (
            <div className="-m-4">
              <ResourceBars account={value} />
            </div>
          )}
        </StateView>
      </AsidePart>
      <AsidePart title={text.powerup.orders}>
        <StateView state={holdings.state} empty={{ title: text.powerup.none }}>
          {({ orders, market }) => (
            <div className="-mx-4 lg:mx-0">
              <PowerupOrders {...{ orders, market }} symbol={chainConfig().coreSymbol} />
            </div>
          )}
        </StateView>
      </AsidePart>
    </>
  );
  return (
    <FormLayout aside={aside}>
      <StateView
        state={holdings.state}
        empty={{ title: text.powerup.none }}
        onRetry={holdings.store?.retry}
      >
        {({ market }) => {
          if (!market) return <p className="text-muted">{text.powerup.none}</p>;
          if (rates.kind === 'loading') return <SkeletonRows rows={4} />;
          return (
            <PowerupForm
              key={form.key}
              from={actor}
              liquid={liquid}
              offer={{ ...market, rates: loaded }}
              unit={loaded ? chosen : 'tokens'}
              onUnit={setUnit}
              initial={form.initial}
              existence={existence}
              onReceiver={(name) => void lookUpAccount(name)}
              onChange={form.keep}
              pending={form.pending}
              onSubmit={(receiver, quote) => void send(market.days, receiver, quote)}
            />
          );
        }}
      </StateView>
    </FormLayout>
  );
}
