import { sellram } from '#src/chain/actions/resources.ts';
import { ramUnits, sellQuote } from '#src/chain/model/resource/ram-check.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { RamSellForm, type RamSellValues } from '#src/components/resources/ram-sell-form.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { choiceOf } from '../wallet/choice-of.ts';
import { FormWithPreview } from '../wallet/form-with-preview.tsx';
import { useFormFrame, useWalletForm } from '../wallet/use-wallet-form.ts';
import { RamAside, useRam } from './ram-aside.tsx';

const PARAMETERS = { amount: 'amount' } as const;

export function RamSell({ user }: { user: User }) {
  const { actor, permission } = user;
  const { coreSymbol: symbol } = chainConfig();
  const { trading, sellable, market, gift } = useRam(actor);
  const form = useWalletForm('ram-sell', { amount: '' }, PARAMETERS, { choices: ['in'] });
  const [unit, setUnit] = choiceOf(form, 'in', ['bytes', 'tokens']);

  const actionsOf = ({ amount }: RamSellValues) => {
    const bytes =
      unit === 'bytes'
        ? ramUnits({ amount, unit }, symbol)
        : market && sellQuote({ amount, unit }, market)?.bytes;
    return bytes ? [sellram(actor, Number(bytes), permission)] : null;
  };
  const frame = useFormFrame(form, actionsOf);
  return (
    <FormWithPreview
      user={user}
      actions={frame.actions}
      facts={<RamAside {...{ actor, sellable, market, gift }} />}
    >
      <StateView state={trading.state} onRetry={trading.store?.retry}>
        {() => (
          <RamSellForm
            key={form.key}
            {...frame.fields}
            symbol={symbol}
            sellable={sellable}
            market={market}
            unit={unit}
            onUnit={setUnit}
          />
        )}
      </StateView>
    </FormWithPreview>
  );
}
