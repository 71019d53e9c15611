import { useEffect, useSyncExternalStore } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { accountProblem } from '#src/chain/actions/check-fields.ts';
import type { Asset } from '#src/chain/core/asset.ts';
import type { Existence } from '#src/chain/model/existence.ts';
import {
  powerupProblems,
  powerupQuote,
  type PowerupOffer,
  type PowerupQuote,
  type PowerupUnit,
} from '#src/chain/model/powerup-quote.ts';
import { useResourcesTexts } from '#src/i18n/areas/resources/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { AccountField } from '../form/account-field.tsx';
import { useSettled } from '../form/use-settled.ts';
import { Button } from '../ui/button.tsx';
import { clockNow, subscribeToClock } from '../ui/clock.ts';
import { SelectField } from '../ui/select-field.tsx';
import { Toggle } from '../ui/toggle.tsx';
import { PowerupForecast } from './powerup-forecast.tsx';
import { ResourcePair } from './resource-pair.tsx';
import { resolved } from '../form/resolved.ts';
import { useCheckedAgain } from './use-checked-again.ts';
import { useResourceProblemText } from './use-problem-text.ts';

/** What was typed: milliseconds and kilobytes, or tokens for each. */
export interface PowerupValues {
  cpu: string;
  net: string;
  receiver: string;
  /** Per cent by which the price may rise. */
  slippage: '1' | '5' | '10' | '25';
}

interface PowerupFormProps {
  from: string;
  liquid: Asset | null;
  offer: PowerupOffer & { readonly days: number };
  unit: PowerupUnit;
  onUnit: (unit: PowerupUnit) => void;
  initial: PowerupValues;
  existence: (name: string) => Existence | null;
  onReceiver: (name: string) => void;
  onChange?: (values: PowerupValues) => void;
  pending?: boolean;
  /** Only called with values that have no problem. */
  onSubmit: (receiver: string, quote: PowerupQuote) => void;
}

const SLIPPAGES = ['1', '5', '10', '25'] as const;
const MINUTE = 60_000;
/** Prices come down with time; once a minute is often enough to tell. */
const minuteNow = () => Math.floor(clockNow() / MINUTE) * MINUTE;

export function PowerupForm(props: PowerupFormProps) {
  const { from, liquid, offer, unit, initial, existence, onChange, onSubmit } = props;
  const text = useResourcesTexts();
  const format = useFormat();
  const { symbol } = offer.minFee;
  const problemText = useResourceProblemText({ symbol, minFee: offer.minFee });
  const now = useSyncExternalStore(subscribeToClock, minuteNow, () => 0);
  const form = useForm<PowerupValues>({
    mode: 'onTouched',
    defaultValues: initial,
    resolver: (typed) => {
      const values = { ...typed, receiver: typed.receiver.trim() };
      const percent = BigInt(values.slippage);
      const found = powerupProblems({ ...values, unit }, { offer, liquid, now, percent });
      const receiver = accountProblem(values.receiver, existence(values.receiver) !== 'missing');
      return resolved(values, {
        cpu: found.cpu ? problemText(found.cpu) : null,
        net: found.net ? problemText(found.net) : null,
        receiver: receiver && problemText(receiver),
      });
    },
  });
  const { register, control, handleSubmit, trigger, setValue, formState } = form;
  const { errors, touchedFields, isSubmitted } = formState;
  const values = { ...initial, ...useWatch({ control }) };
  const receiver = values.receiver.trim();
  const forSelf = receiver === from;
  const known = existence(receiver);
  const quoteOf = (typed: PowerupValues) =>
    powerupQuote({ ...typed, unit }, offer, { now, percent: BigInt(typed.slippage) });
  useSettled(forSelf ? '' : receiver, props.onReceiver);
  useCheckedAgain(touchedFields.receiver === true || isSubmitted, () => trigger('receiver'), [
    known,
  ]);
  useCheckedAgain(isSubmitted, () => trigger(['cpu', 'net']), [unit, liquid?.units]);
  useEffect(() => onChange?.(values));

  const submit = (typed: PowerupValues) => {
    const quote = quoteOf(typed);
    if (quote) onSubmit(typed.receiver, quote);
  };
  const changeUnit = (next: PowerupUnit) => {
    if (next === unit) return;
    setValue('cpu', '');
    setValue('net', '');
    props.onUnit(next);
  };
  const inTokens = unit === 'tokens';
  return (
    <form noValidate className="space-y-4" onSubmit={(event) => void handleSubmit(submit)(event)}>
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
        error={(part) => errors[part]?.message}
        register={(part) => register(part, { deps: isSubmitted ? ['cpu', 'net'] : [] })}
      />
      <AccountField
        label={text.receiver}
        hint={text.receiverHint}
        existence={forSelf ? null : known}
        suggestions={[from]}
        error={errors.receiver?.message}
        {...register('receiver')}
      />
      <SelectField
        label={text.powerup.slippage}
        options={SLIPPAGES.map((key) => ({ key, label: format.percent(Number(key) / 100, 0) }))}
        value={values.slippage}
        onSelect={(key) => setValue('slippage', key, { shouldValidate: isSubmitted })}
      />
      <PowerupForecast quote={quoteOf(values)} receiver={receiver} days={offer.days} />
      <Button type="submit" variant="primary" className="w-full" disabled={props.pending}>
        {props.pending ? text.sending : text.powerup.submit}
      </Button>
    </form>
  );
}
