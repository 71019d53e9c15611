import { buyram, buyrambytes } from '#src/chain/actions/resources.ts';
import { ramUnits } from '#src/chain/model/resource/ram-check.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { RamBuyForm, type RamBuyValues } from '#src/components/resources/ram-buy-form.tsx';
import { lookUpAccount, useExistence } from '#src/stores/account/existence.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { choiceOf } from '../wallet/choice-of.ts';
import { useFormFrame, useWalletForm } from '../wallet/use-wallet-form.ts';
import { RamFormPage, useRam } from './ram-aside.tsx';

const PARAMETERS = { amount: 'amount', receiver: 'receiver' } as const;

export function RamBuy({ user }: { user: User }) {
  const { actor, permission } = user;
  const { coreSymbol: symbol } = chainConfig();
  const ram = useRam(actor);
  const { market, liquid } = ram;
  const existence = useExistence();
  const form = useWalletForm('ram-buy', { amount: '', receiver: actor }, PARAMETERS, {
    choices: ['in'],
  });
  const [unit, setUnit] = choiceOf(form, 'in', ['tokens', 'bytes']);

  const actionsOf = ({ amount, receiver }: RamBuyValues) => {
    const units = ramUnits({ amount, unit }, symbol);
    if (units === null) return null;
    const parties = { payer: actor, receiver };
    return unit === 'bytes'
      ? [buyrambytes({ ...parties, bytes: Number(units) }, permission)]
      : [buyram({ ...parties, quant: { units, symbol } }, permission)];
  };
  const frame = useFormFrame(
    form,
    actionsOf,
    async ({ receiver }) => receiver === actor || (await lookUpAccount(receiver)) !== 'missing',
  );
  return (
    <RamFormPage user={user} actions={frame.actions} ram={ram}>
      {() => (
        <RamBuyForm
          key={form.key}
          {...frame.fields}
          from={actor}
          symbol={symbol}
          liquid={liquid}
          market={market}
          unit={unit}
          onUnit={setUnit}
          existence={existence}
          onReceiver={(name) => void lookUpAccount(name)}
        />
      )}
    </RamFormPage>
  );
}
