import { useState } from 'react';
import { powerup } from '#src/chain/actions/resources.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { PowerupOrders } from '#src/components/account/powerup-orders.tsx';
import { ResourceBars } from '#src/components/account/resource-bars.tsx';
import { AsidePart, FormLayout } from '#src/components/form/form-layout.tsx';
import {
  PowerupForm,
  type PowerupOrder,
  type PowerupValues,
} from '#src/components/resources/powerup-form.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { useResourcesTexts } from '#src/i18n/areas/resources/texts.ts';
import { powerupStore } from '#src/stores/account/account-stakes.ts';
import { accountStore } from '#src/stores/account/account.ts';
import { lookUpAccount, useExistence } from '#src/stores/account/existence.ts';
import { ratesStore } from '#src/stores/account/resources.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { choiceOf } from '../wallet/choice-of.ts';
import { PreviewAside } from '../wallet/preview-aside.tsx';
import { useWalletForm } from '../wallet/use-wallet-form.ts';

const PARAMETERS = {
  amount: 'cpu',
  cpu: 'cpu',
  net: 'net',
  receiver: 'receiver',
  slippage: 'slippage',
} as const;

export function Powerup({ user }: { user: User }) {
  const { actor, permission } = user;
  const text = useResourcesTexts();
  const account = useLoad(accountStore, actor || null);
  const holdings = useLoad(powerupStore, actor);
  const rates = useLoad(ratesStore, actor).state;
  const existence = useExistence();
  const defaults: PowerupValues = { cpu: '', net: '', receiver: actor, slippage: '5' };
  const form = useWalletForm('powerup', defaults, PARAMETERS, { choices: ['in'] });
  const [chosen, setUnit] = choiceOf(form, 'in', ['amount', 'tokens']);
  const liquid = account.state.kind === 'ready' ? account.state.value.liquid : null;
  const loaded = rates.kind === 'ready' ? rates.value : null;

  const [valid, setValid] = useState<PowerupOrder | null>(null);

  const actionsOf = (days: number, { receiver, quote: { cpu, net, most } }: PowerupOrder) => {
    const fractions = { cpuFraction: cpu.fraction, netFraction: net.fraction };
    const order = { payer: actor, receiver, days, ...fractions, maxPayment: most };
    return [powerup(order, permission)];
  };
  const send = async (days: number, order: PowerupOrder) => {
    const { receiver } = order;
    if (receiver !== actor && (await lookUpAccount(receiver)) === 'missing') return;
    await form.send(actionsOf(days, order));
  };
  const days = holdings.state.kind === 'ready' ? holdings.state.value.market?.days : undefined;
  const aside = (
    <>
      <PreviewAside
        user={user}
        actions={valid && days !== undefined ? actionsOf(days, valid) : null}
      />
      {actor !== '' && (
        <>
          <AsidePart title={text.state.title}>
            <StateView state={account.state} onRetry={account.store?.retry}>
              {(value) => <ResourceBars account={value} />}
            </StateView>
          </AsidePart>
          <AsidePart title={text.powerup.orders}>
            <StateView state={holdings.state} empty={{ title: text.shared.noPowerup }}>
              {({ orders }) => <PowerupOrders orders={orders} symbol={chainConfig().coreSymbol} />}
            </StateView>
          </AsidePart>
        </>
      )}
    </>
  );
  return (
    <FormLayout aside={aside}>
      <StateView
        state={holdings.state}
        empty={{ title: text.shared.noPowerup }}
        onRetry={holdings.store?.retry}
      >
        {({ market }) => {
          if (!market) return <p className="text-muted">{text.shared.noPowerup}</p>;
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
              onValid={setValid}
              onSubmit={(receiver, quote) => void send(market.days, { receiver, quote })}
            />
          );
        }}
      </StateView>
    </FormLayout>
  );
}
