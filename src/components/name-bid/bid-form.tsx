import type { Asset } from '#src/chain/core/asset.ts';
import {
  bidProblem,
  leastNextBid,
  type NameFacts,
  nameProblem,
} from '#src/chain/model/name-bid/name-bid.ts';
import { useNameBidTexts } from '#src/i18n/areas/name-bid/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { AmountField } from '../form/amount-field.tsx';
import type { Fact } from '../form/fact-rows.tsx';
import { resolverResult } from '../form/resolver-result.ts';
import { SubmitForm } from '../form/submit-form.tsx';
import { useProblemText } from '../form/use-problem-text.ts';
import { useDebouncedResult } from '../form/use-debounced.ts';
import { type FormProps, useCheckedForm } from '../form/use-checked-form.ts';
import { useOnChange } from '../form/use-on-change.ts';
import { Forecast } from '../resources/forecast.tsx';
import { useCheckedAgain } from '../form/use-checked-again.ts';
import { Amount } from '../ui/amount.tsx';
import { AccountLink } from '../ui/entity-link.tsx';
import { chainText } from '../ui/fields/chain-text.ts';
import { TextField } from '../ui/fields/text-field.tsx';

/** The typed values. The amount has no symbol. */
export interface BidValues {
  name: string;
  amount: string;
}

interface BidFormProps extends FormProps<BidValues> {
  bidder: string;
  symbol: Asset['symbol'];
  /** The bidder's balance; null if unknown. */
  available: Asset | null;
  /** Of the typed name; null if unknown. */
  factsOf: (name: string) => NameFacts | null;
  /** Called with a completely typed name, to look it up. */
  onName: (name: string) => void;
}

/** A bid for a name: the highest one so far, and the least that beats it. */
export function BidForm(props: BidFormProps) {
  const { bidder, symbol, available, factsOf, initial, onChange, onSubmit } = props;
  const texts = useNameBidTexts();
  const { form: text, problems } = texts;
  const format = useFormat();
  const problemText = useProblemText();
  const check = (typed: BidValues) => {
    const values = { name: typed.name.trim(), amount: typed.amount.trim() };
    const facts = factsOf(values.name);
    const wrongName = nameProblem(values.name, bidder, facts);
    const wrong = bidProblem(values.amount, symbol, available, facts?.bid ?? null);
    return resolverResult(values, {
      name: wrongName && problems[wrongName.kind],
      amount:
        wrong?.kind === 'below-bid'
          ? problems['below-bid'](format.amount({ units: wrong.least, symbol }))
          : wrong && problemText(wrong),
    });
  };
  const form = useCheckedForm({ initial, onChange, onSubmit }, check);
  const { values, trigger } = form;
  const facts = factsOf(values.name.trim());
  const known = [facts?.exists, facts?.bid?.units, facts?.bid?.bidder, available?.units];
  useCheckedAgain(form.showsError('name'), () => trigger('name'), known);
  useCheckedAgain(form.showsError('amount'), () => trigger('amount'), known);
  useDebouncedResult(values.name.trim(), props.onName);
  useOnChange(facts && form.valid, props.onValid);
  return (
    <SubmitForm label={text.submit} pending={props.pending} onSubmit={form.submit}>
      <TextField
        label={texts.shared.name}
        hint={text.nameHint}
        {...chainText}
        maxLength={13}
        {...form.field('name')}
      />
      <AmountField
        label={text.amount}
        unit={symbol.code}
        available={available}
        onPickFraction={form.fill('amount')}
        {...form.field('amount')}
      />
      <Forecast
        facts={bidFacts(facts)}
        lines={[...(facts && !facts.bid ? [text.first] : []), text.pays, text.wins]}
      />
    </SubmitForm>
  );

  function bidFacts(known: NameFacts | null): Fact[] {
    const bid = known?.bid;
    if (!bid) return [];
    const least = leastNextBid(bid.units);
    return [
      { label: texts.bid, value: <Amount amount={{ units: bid.units, symbol }} /> },
      { label: texts.bidder, value: <AccountLink name={bid.bidder} /> },
      ...(bid.closed
        ? []
        : [{ label: texts.leastBid, value: <Amount amount={{ units: least, symbol }} /> }]),
    ];
  }
}
