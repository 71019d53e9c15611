import { accountProblem } from '#src/chain/actions/check-fields.ts';
import type { Asset } from '#src/chain/core/asset.ts';
import type { TokenSymbol } from '#src/chain/core/symbol.ts';
import { amountOfWeight, type ResourceRates } from '#src/chain/model/resource/resource-rates.ts';
import {
  stakeDue,
  stakeProblems,
  stakeUnits,
  type StakeUnits,
} from '#src/chain/model/resource/stake-check.ts';
import { useResourcesTexts } from '#src/i18n/areas/resources/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { resolverResult } from '../form/resolver-result.ts';
import { SubmitForm } from '../form/submit-form.tsx';
import { type FormProps, useCheckedForm } from '../form/use-checked-form.ts';
import { Amount } from '../ui/amount.tsx';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import { Forecast } from './forecast.tsx';
import { ReceiverField, type ReceiverProps } from './receiver-field.tsx';
import { ResourcePair } from './resource-pair.tsx';
import { useCheckedAgain } from '../form/use-checked-again.ts';
import { useResourceProblemText } from './use-problem-text.ts';

/** The typed values. Amounts are numbers without symbol: `12.5`. */
export interface StakeValues {
  cpu: string;
  net: string;
  receiver: string;
  /** Whether the receiver owns the staked tokens. */
  transfer: boolean;
}

interface StakeFormProps extends ReceiverProps, FormProps<StakeValues> {
  symbol: TokenSymbol;
  /** Null if unknown. */
  liquid: Asset | null;
  /** The pending refund; null for none. */
  refunding: StakeUnits | null;
  /**
   * The token of stakes, where a wrapper swaps the whole amount to it beforehand: what a pending refund
   * covers stays in the balance in this token.
   */
  swappedTo?: TokenSymbol | undefined;
  /** The rates of stake; null if unknown. */
  rates: ResourceRates | null;
}

/** Stakes tokens for CPU and NET, for the user or another account. */
export function StakeForm(props: StakeFormProps) {
  const { from, symbol, liquid, refunding, swappedTo, existence } = props;
  const text = useResourcesTexts();
  const problemText = useResourceProblemText({ symbol });
  const check = (typed: StakeValues) => {
    const values = { ...typed, receiver: typed.receiver.trim() };
    const self = values.receiver === from;
    const { cpu, net } = stakeProblems(values, {
      symbol,
      liquid,
      refunding: self && !swappedTo ? refunding : null,
    });
    const receiver = accountProblem(values.receiver, existence(values.receiver) !== 'missing');
    return resolverResult(
      { ...values, transfer: values.transfer && !self },
      {
        cpu: cpu ? problemText(cpu) : null,
        net: net ? problemText(net) : null,
        receiver: receiver ? problemText(receiver) : null,
      },
    );
  };
  const form = useCheckedForm(props, check);
  const { values } = form;
  const receiver = values.receiver.trim();
  const forSelf = receiver === from;
  useCheckedAgain(form.isSubmitted, () => form.trigger(['cpu', 'net']), [liquid?.units, forSelf]);

  return (
    <SubmitForm label={text.stake.submit} pending={props.pending} onSubmit={form.submit}>
      <ResourcePair
        units={{ cpu: symbol.code, net: symbol.code }}
        available={liquid && { cpu: liquid, net: liquid }}
        onPickFraction={(part, figure) => form.fill(part)(figure)}
        error={(part) => form.errors[part]?.message}
        register={(part) => form.register(part, { deps: form.isSubmitted ? ['cpu', 'net'] : [] })}
      />
      <ReceiverField
        {...{ from, receiver, existence }}
        onReceiver={props.onReceiver}
        {...form.lookedUpField('receiver')}
      />
      {!forSelf && (
        <Checkbox
          label={text.stake.transfer}
          hint={text.stake.transferHint}
          {...form.register('transfer')}
        />
      )}
      <StakeForecast
        units={stakeUnits(values, symbol)}
        symbol={symbol}
        receiver={receiver}
        forSelf={forSelf}
        transfer={values.transfer && !forSelf}
        refunding={forSelf ? refunding : null}
        swappedTo={swappedTo}
        rates={props.rates}
      />
    </SubmitForm>
  );
}

interface StakeForecastProps {
  units: StakeUnits;
  symbol: TokenSymbol;
  receiver: string;
  forSelf: boolean;
  transfer: boolean;
  /** Pending refunds that are used first; null for none. */
  refunding: StakeUnits | null;
  swappedTo: TokenSymbol | undefined;
  rates: ResourceRates | null;
}

/** The effect and costs of a stake. */
function StakeForecast(props: StakeForecastProps) {
  const { units, symbol, receiver, forSelf, transfer, refunding, swappedTo, rates } = props;
  const { stake: text } = useResourcesTexts();
  const format = useFormat();
  const all = units.cpu + units.net;
  const due = stakeDue(units, refunding);
  const covered = { units: all - due, symbol: swappedTo ?? symbol };
  const facts = [
    ...(rates && all > 0n
      ? [
          {
            label: text.gives,
            value: [
              ...(units.cpu > 0n
                ? [`${format.microseconds(Number(amountOfWeight(rates.cpu, units.cpu)))} CPU`]
                : []),
              ...(units.net > 0n
                ? [`${format.bytes(Number(amountOfWeight(rates.net, units.net)))} NET`]
                : []),
            ].join(', '),
          },
        ]
      : []),
    ...(due < all
      ? [
          {
            label: swappedTo ? text.refundToBalance : text.fromRefund,
            value: <Amount amount={covered} />,
          },
        ]
      : []),
    ...(all > 0n
      ? [
          {
            label: text.leaves,
            value: <Amount amount={{ units: swappedTo ? all : due, symbol }} />,
          },
        ]
      : []),
  ];
  const other = receiver === '' ? '…' : receiver;
  const lines = transfer
    ? [text.willGive(other)]
    : [
        forSelf ? text.willSelf : text.willOther(other),
        ...(swappedTo && due < all ? [text.swapAfterwards(swappedTo.code, symbol.code)] : []),
        text.later,
      ];
  return <Forecast facts={facts} lines={lines} />;
}
