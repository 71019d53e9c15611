import { sellram } from '#src/chain/actions/resources.ts';
import { ramUnits, sellQuote } from '#src/chain/model/resource/ram-check.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { RamSellForm, type RamSellValues } from '#src/components/resources/ram-sell-form.tsx';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { choiceOf } from '../wallet/choice-of.ts';
import { useFormFrame, useWalletForm } from '../wallet/use-wallet-form.ts';
import { RamFormPage, useRam } from './ram-aside.tsx';

const PARAMETERS = { amount: 'amount' } as const;

export function RamSell({ user }: { user: User }) {
  const { actor, permission } = user;
  const { coreSymbol: symbol } = chainConfig();
  const ram = useRam(actor);
  const { market, sellable } = ram;
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
    <RamFormPage user={user} actions={frame.actions} ram={ram}>
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
    </RamFormPage>
  );
}
