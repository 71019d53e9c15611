import { amountProblem } from '#src/chain/actions/check-fields.ts';
import { type Asset } from '#src/chain/core/asset.ts';
import { readUnits } from '#src/chain/core/typed-units.ts';
import type { LoadState } from '#src/chain/model/shared/load-state.ts';
import type { TokenChoice } from '#src/chain/model/token/token-choice.ts';
import { useCrossChainTexts } from '#src/i18n/areas/cross-chain/texts.ts';
import { AmountField } from '../form/amount-field.tsx';
import { resolverResult } from '../form/resolver-result.ts';
import { SubmitForm } from '../form/submit-form.tsx';
import { TokenInField } from '../form/token-in-field.tsx';
import { useProblemText } from '../form/use-problem-text.ts';
import { type FormProps, useCheckedForm } from '../form/use-checked-form.ts';
import { useOnChange } from '../form/use-on-change.ts';
import { Forecast } from '../resources/forecast.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { StateView } from '../ui/state-view.tsx';
import { Quoted } from '../ui/text/quoted.tsx';

/** The typed values. The amount has no symbol; `targetToken` is a token's code. */
export interface ExchangeValues {
  amount: string;
  targetToken: string;
}

/** What the service pays now, or its reason for no quote. */
export interface ExchangeQuote {
  readonly success: boolean;
  readonly qty: string | null;
  readonly token: string | null;
  readonly errormsg: string | null;
}

export interface ExchangeOrder {
  readonly quantity: Asset;
  readonly targetToken: string;
}

interface ExchangeFormProps extends FormProps<ExchangeValues, ExchangeOrder> {
  tokens: readonly TokenChoice[];
  /** The paid token. */
  token: TokenChoice;
  onToken: (key: string) => void;
  balance: Asset | null;
  /** Codes of tokens that can be received. */
  codes: readonly string[];
  /** For the current values; null without valid ones. */
  quote: LoadState<ExchangeQuote> | null;
  onRetry: (() => void) | undefined;
  /** The service's host. */
  host: string;
}

/** Swaps one token for another through a service that quotes a price. */
export function ExchangeForm(props: ExchangeFormProps) {
  const { tokens, token, balance, codes, quote, host } = props;
  const texts = useCrossChainTexts();
  const { swap: text } = texts;
  const problemText = useProblemText();
  const { symbol } = token;
  const check = (values: ExchangeValues) => {
    const wrong = amountProblem(values.amount, symbol, balance);
    return resolverResult(values, {
      amount: wrong && problemText(wrong),
      targetToken: values.targetToken === symbol.code ? text.sameToken : null,
    });
  };
  const orderOf = ({ amount, targetToken }: ExchangeValues): ExchangeOrder | null => {
    const units = readUnits(amount, symbol.precision);
    return typeof units === 'bigint' ? { quantity: { units, symbol }, targetToken } : null;
  };
  const { initial, onChange, onSubmit } = props;
  const submit = (typed: ExchangeValues) => {
    const order = orderOf(typed);
    if (order) onSubmit(order);
  };
  const form = useCheckedForm({ initial, onChange, onSubmit: submit }, check);
  const { values, valid, errors } = form;
  useOnChange(valid && orderOf(valid), props.onValid);
  const quoted = quote?.kind === 'ready' && quote.value.success;
  return (
    <SubmitForm
      label={texts.shared.swap}
      pending={props.pending}
      disabled={valid !== null && !quoted}
      onSubmit={form.submit}
    >
      <AmountField
        label={text.pay}
        unit={<TokenInField tokens={tokens} token={token} onSelect={props.onToken} />}
        available={balance}
        onPickFraction={form.fill('amount')}
        {...form.field('amount')}
      />
      <SelectField
        label={text.receive}
        options={codes.map((key) => ({ key, label: key }))}
        value={values.targetToken}
        onSelect={(code) =>
          form.setValue('targetToken', code, { shouldValidate: form.isSubmitted })
        }
      />
      {errors.targetToken && <p className="text-danger">{errors.targetToken.message}</p>}
      <section aria-label={text.quote} className="space-y-2 border-t pt-3">
        {quote === null && <p className="text-muted">{text.noQuote}</p>}
        {quote && (
          <StateView
            state={quote}
            loading={<p className="text-muted">{text.quoting}</p>}
            {...(props.onRetry && { onRetry: props.onRetry })}
          >
            {(value) => <Price quote={value} host={host} />}
          </StateView>
        )}
        <p className="text-xs text-quiet">{text.quoteSource(host)}</p>
      </section>
      <Forecast lines={[text.moves]} />
    </SubmitForm>
  );
}

function Price({ quote, host }: { quote: ExchangeQuote; host: string }) {
  const { swap: text } = useCrossChainTexts();
  if (!quote.success)
    return (
      <p role="alert" className="text-danger">
        {text.refused} <Quoted text={quote.errormsg ?? '–'} source={host} limit={200} />
      </p>
    );
  return (
    <p>
      {text.about}{' '}
      <bdi dir="ltr" className="text-figure font-semibold">
        {quote.qty} {quote.token}
      </bdi>
    </p>
  );
}
