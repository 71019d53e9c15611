import { accountProblem } from '#src/chain/actions/check-fields.ts';
import type { Asset } from '#src/chain/core/asset.ts';
import {
  type PowerupOffer,
  powerupProblems,
  powerupQuote,
  type PowerupQuote,
  type PowerupUnit,
} from '#src/chain/model/resource/powerup-quote.ts';
import { useResourcesTexts } from '#src/i18n/areas/resources/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import type { Fact } from '../form/fact-rows.tsx';
import { resolverResult } from '../form/resolver-result.ts';
import { SubmitForm } from '../form/submit-form.tsx';
import { useCheckedForm } from '../form/use-checked-form.ts';
import { useOnChange } from '../form/use-on-change.ts';
import { Amount } from '../ui/amount.tsx';
import { useClock, wholeMinutes } from '../ui/clock.ts';
import { SelectField } from '../ui/fields/select-field.tsx';
import { Toggle } from '../ui/fields/toggle.tsx';
import { Forecast } from './forecast.tsx';
import { ReceiverField, type ReceiverProps } from './receiver-field.tsx';
import { ResourcePair } from './resource-pair.tsx';
import { useCheckedAgain } from '../form/use-checked-again.ts';
import { useResourceProblemText } from './use-problem-text.ts';

const DAY_SECONDS = 86_400;

/** The typed values: milliseconds and kilobytes, or tokens for each. */
export interface PowerupValues {
  cpu: string;
  net: string;
  receiver: string;
  /** Allowed price increase, in per cent. */
  slippage: '1' | '5' | '10' | '25';
}

/** A rental with its receiver. */
export interface PowerupOrder {
  readonly receiver: string;
  readonly quote: PowerupQuote;
}

interface PowerupFormProps extends ReceiverProps {
  liquid: Asset | null;
  offer: PowerupOffer & { readonly days: number };
  unit: PowerupUnit;
  onUnit: (unit: PowerupUnit) => void;
  initial: PowerupValues;
  onChange?: (values: PowerupValues) => void;
  /** Called with an order that could be submitted, else with null. */
  onValid?: (order: PowerupOrder | null) => void;
  pending?: boolean;
  /** Called only with valid values. */
  onSubmit: (receiver: string, quote: PowerupQuote) => void;
}

const SLIPPAGES = ['1', '5', '10', '25'] as const;
/** A link can name anything. */
const offered = (slippage: string) => SLIPPAGES.find((one) => one === slippage) ?? '5';

/** Rents CPU and NET for a day, for the user or another account. */
export function PowerupForm(props: PowerupFormProps) {
  const { from, liquid, offer, unit, initial, existence, onChange, onSubmit } = props;
  const text = useResourcesTexts();
  const format = useFormat();
  const { symbol } = offer.minFee;
  const problemText = useResourceProblemText({ symbol, minFee: offer.minFee });
  const now = useClock(wholeMinutes, 0);
  const check = (typed: PowerupValues) => {
    const values = { ...typed, receiver: typed.receiver.trim() };
    const percent = BigInt(values.slippage);
    const problems = powerupProblems({ ...values, unit }, { offer, liquid, now, percent });
    const receiver = accountProblem(values.receiver, existence(values.receiver) !== 'missing');
    return resolverResult(values, {
      cpu: problems.cpu ? problemText(problems.cpu) : null,
      net: problems.net ? problemText(problems.net) : null,
      receiver: receiver && problemText(receiver),
    });
  };
  const quoteOf = (typed: PowerupValues) =>
    powerupQuote({ ...typed, unit }, offer, { now, percent: BigInt(typed.slippage) });
  const submit = (typed: PowerupValues) => {
    const quote = quoteOf(typed);
    if (quote) onSubmit(typed.receiver, quote);
  };
  const start = { ...initial, slippage: offered(initial.slippage) };
  const form = useCheckedForm({ initial: start, onChange, onSubmit: submit }, check);
  const { values, valid, isSubmitted } = form;
  const receiver = values.receiver.trim();
  useCheckedAgain(isSubmitted, () => form.trigger(['cpu', 'net']), [unit, liquid?.units]);
  const quote = valid && quoteOf(valid);
  useOnChange<PowerupOrder | null>(quote && { receiver: valid.receiver, quote }, props.onValid);

  const changeUnit = (next: PowerupUnit) => {
    if (next === unit) return;
    form.setValue('cpu', '');
    form.setValue('net', '');
    props.onUnit(next);
  };
  const inTokens = unit === 'tokens';
  return (
    <SubmitForm label={text.powerup.submit} pending={props.pending} onSubmit={form.submit}>
      {offer.rates && (
        <Toggle
          label={text.powerup.unit}
          options={(['amount', 'tokens'] as const).map((key) => ({
            key,
            label: key === 'tokens' ? symbol.code : text.powerup.units.amount,
          }))}
          current={unit}
          onSelect={changeUnit}
        />
      )}
      <ResourcePair
        labels={inTokens ? { cpu: text.powerup.spendCpu, net: text.powerup.spendNet } : text}
        units={inTokens ? { cpu: symbol.code, net: symbol.code } : { cpu: 'ms', net: 'KB' }}
        available={inTokens && liquid ? { cpu: liquid, net: liquid } : null}
        error={(part) => form.errors[part]?.message}
        register={(part) => form.register(part, { deps: form.isSubmitted ? ['cpu', 'net'] : [] })}
      />
      <ReceiverField
        {...{ from, receiver, existence }}
        onReceiver={props.onReceiver}
        {...form.lookedUpField('receiver')}
      />
      <SelectField
        label={text.powerup.slippage}
        options={SLIPPAGES.map((key) => ({ key, label: format.percent(Number(key) / 100, 0) }))}
        value={values.slippage}
        onSelect={(key) => form.setValue('slippage', key, { shouldValidate: isSubmitted })}
      />
      <PowerupForecast quote={quoteOf(values)} receiver={receiver} days={offer.days} />
    </SubmitForm>
  );
}

interface PowerupForecastProps {
  /** Null if the market has too little. */
  quote: PowerupQuote | null;
  receiver: string;
  days: number;
}

/** The result, cost and duration of a rental. */
function PowerupForecast({ quote, receiver, days }: PowerupForecastProps) {
  const texts = useResourcesTexts();
  const { powerup: text } = texts;
  const format = useFormat();
  const facts: Fact[] = [];
  if (quote && quote.fee.units > 0n) {
    const { cpu, net, fee, most } = quote;
    if (cpu.amount !== null && cpu.fraction > 0n)
      facts.push({ label: text.getCpu, value: format.microseconds(Number(cpu.amount)) });
    if (net.amount !== null && net.fraction > 0n)
      facts.push({ label: text.getNet, value: format.bytes(Number(net.amount)) });
    facts.push({ label: texts.shared.price, value: <Amount amount={fee} /> });
    facts.push({ label: text.most, value: <Amount amount={most} /> });
  }
  const span = format.duration(days * DAY_SECONDS);
  return (
    <Forecast
      facts={facts}
      lines={[text.will(receiver === '' ? '…' : receiver, span), text.refused]}
    />
  );
}
