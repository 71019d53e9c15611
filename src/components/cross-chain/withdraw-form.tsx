import { use } from 'react';
import { amountProblem } from '#src/chain/actions/check-fields.ts';
import { type Asset } from '#src/chain/core/asset.ts';
import { readUnits } from '#src/chain/core/typed-units.ts';
import { type BridgeCoin, isAddressOf } from '#src/chain/model/cross-chain/bridge.ts';
import { useCrossChainTexts } from '#src/i18n/areas/cross-chain/texts.ts';
import { AmountField } from '../form/amount-field.tsx';
import { Guest } from '../form/guest.ts';
import { resolverResult } from '../form/resolver-result.ts';
import { SubmitForm } from '../form/submit-form.tsx';
import { useProblemText } from '../form/use-problem-text.ts';
import { type FormProps, useCheckedForm } from '../form/use-checked-form.ts';
import { useOnChange } from '../form/use-on-change.ts';
import { Forecast } from '../resources/forecast.tsx';
import { Amount } from '../ui/amount.tsx';
import { CoinField } from './coin-field.tsx';
import { chainText } from '../ui/fields/chain-text.ts';
import { TextField } from '../ui/fields/text-field.tsx';

/** The typed values. The amount has no symbol. */
export interface WithdrawValues {
  amount: string;
  address: string;
}

export interface WithdrawOrder {
  readonly quantity: Asset;
  readonly address: string;
}

interface WithdrawFormProps extends FormProps<WithdrawValues, WithdrawOrder> {
  coin: BridgeCoin;
  coins: readonly BridgeCoin[];
  onCoin: (wrapped: string) => void;
  /** Of the wrapped token; zero before a log-in. */
  balance: Asset;
  /** Of the withdrawal, in the wrapped token's units; null if unknown. */
  fee: Asset | null;
}

/** Returns wrapped tokens to the bridge, which pays the originals on their own chain. */
export function WithdrawForm(props: WithdrawFormProps) {
  const { coin, coins, onCoin, balance, fee } = props;
  const texts = useCrossChainTexts();
  const { withdraw: text } = texts;
  const problemText = useProblemText();
  const { symbol } = balance;
  const isGuest = use(Guest) !== null;
  const kind = coin.network === 'bitcoin' ? 'bitcoin' : 'ethereum';
  const amountText = (typed: string) => {
    const wrong = amountProblem(typed, symbol, isGuest ? null : balance);
    if (wrong) return problemText(wrong);
    const units = readUnits(typed, symbol.precision);
    return fee && typeof units === 'bigint' && units <= fee.units ? text.problems.belowFee : null;
  };
  const check = (typed: WithdrawValues) => {
    const values = { ...typed, address: typed.address.trim() };
    return resolverResult(values, {
      amount: amountText(values.amount),
      address: isAddressOf(coin, values.address) ? null : text.problems.address[kind],
    });
  };
  const orderOf = ({ amount, address }: WithdrawValues): WithdrawOrder | null => {
    const units = readUnits(amount, symbol.precision);
    return typeof units === 'bigint' ? { quantity: { units, symbol }, address } : null;
  };
  const { initial, onChange, onSubmit } = props;
  const submit = (typed: WithdrawValues) => {
    const order = orderOf(typed);
    if (order) onSubmit(order);
  };
  const form = useCheckedForm({ initial, onChange, onSubmit: submit }, check);
  const { values, valid } = form;
  useOnChange(fee && valid && orderOf(valid), props.onValid);
  const units = readUnits(values.amount, symbol.precision);
  const received = fee && typeof units === 'bigint' && units > fee.units ? units - fee.units : null;
  return (
    <SubmitForm
      label={text.submit}
      pending={props.pending}
      disabled={fee === null}
      onSubmit={form.submit}
    >
      <CoinField coins={coins} coin={coin} onCoin={onCoin} />
      <AmountField
        label={texts.shared.amount}
        unit={symbol.code}
        available={isGuest ? null : balance}
        onPickFraction={form.fill('amount')}
        {...form.field('amount')}
      />
      <TextField {...chainText} label={text.address} maxLength={128} {...form.field('address')} />
      <Forecast
        facts={[
          { label: texts.shared.network, value: texts.networks[kind] },
          ...(fee ? [{ label: texts.shared.fee, value: <Amount amount={fee} /> }] : []),
          ...(received === null
            ? []
            : [
                {
                  label: texts.received,
                  value: (
                    <Amount
                      amount={{ units: received, symbol: { ...symbol, code: coin.currency } }}
                    />
                  ),
                },
              ]),
        ]}
        lines={fee ? [text.consequence, text.noReturn] : [text.noFee]}
      />
    </SubmitForm>
  );
}
