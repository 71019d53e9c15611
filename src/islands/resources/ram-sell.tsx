import { sellram } from '#src/chain/actions/resources.ts';
import { ramUnits, sellQuote } from '#src/chain/model/resource/ram-check.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { FormLayout } from '#src/components/form/form-layout.tsx';
import { RamSellForm, type RamSellValues } from '#src/components/resources/ram-sell-form.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useWalletForm } from '../wallet/use-wallet-form.ts';
import { RamAside, useRam } from './ram-aside.tsx';
import { useUnit } from './use-unit.ts';

const PARAMETERS = { amount: 'amount' } as const;

export function RamSell({ user: { actor, permission } }: { user: User }) {
  const { coreSymbol: symbol } = chainConfig();
  const { trading, sellable, market } = useRam(actor);
  const [unit, setUnit] = useUnit(['bytes', 'tokens']);
  const form = useWalletForm('ram-sell', { amount: '' }, PARAMETERS);

  const send = async ({ amount }: RamSellValues) => {
    const bytes =
      unit === 'bytes'
        ? ramUnits({ amount, unit }, symbol)
        : market && sellQuote({ amount, unit }, market)?.bytes;
    if (bytes) await form.send([sellram(actor, Number(bytes), permission)]);
  };
  return (
    <FormLayout aside={<RamAside {...{ actor, sellable, market }} />}>
      <StateView state={trading.state} onRetry={trading.store?.retry}>
        {() => (
          <RamSellForm
            key={form.key}
            symbol={symbol}
            sellable={sellable}
            market={market}
            unit={unit}
            onUnit={setUnit}
            initial={form.initial}
            onChange={form.keep}
            pending={form.pending}
            onSubmit={(values) => void send(values)}
          />
        )}
      </StateView>
    </FormLayout>
  );
}
