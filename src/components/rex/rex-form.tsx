import type { ReactNode } from 'react';
import { accountProblem } from '#src/chain/actions/check-fields.ts';
import type { Asset } from '#src/chain/core/asset.ts';
import {
  availableFor,
  emptySource,
  type RexForm as FormName,
  rexForms,
  type RexMeans,
  type RexMove,
  rexProblem,
} from '#src/chain/model/rex/rex-form.ts';
import { useRexTexts } from '#src/i18n/areas/rex/texts.ts';
import { AmountField } from '../form/amount-field.tsx';
import { resolverResult } from '../form/resolver-result.ts';
import { SubmitForm } from '../form/submit-form.tsx';
import { type FormProps, useCheckedForm } from '../form/use-checked-form.ts';
import { Forecast } from '../resources/forecast.tsx';
import { ReceiverField, type ReceiverProps } from '../resources/receiver-field.tsx';
import { useCheckedAgain } from '../form/use-checked-again.ts';
import { useResourceProblemText } from '../resources/use-problem-text.ts';
import type { Fact } from '../form/fact-rows.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { LendProxy, type LendProxyProps } from './lend-proxy.tsx';
import { useProxyProblem } from '../proxy/use-proxy-problem.ts';

/** The typed amount, without symbol, the receiver of a loan, and the proxy set before lending. */
export interface RexValues {
  amount: string;
  receiver: string;
  proxy: string;
}

interface RexFormProps extends ReceiverProps, FormProps<RexValues> {
  form: FormName;
  move: RexMove;
  onMove: (move: RexMove) => void;
  /** Of the amount: the core token, or REX. */
  symbol: Asset['symbol'];
  means: RexMeans;
  /** Figures of a typed amount. */
  factsOf: (amount: string) => readonly Fact[];
  /** Consequences, one sentence each. */
  lines: readonly string[];
  /** The chain would refuse it, whatever is typed. */
  disabled?: boolean;
  /** Asks for the proxy that lending needs. */
  proxy?: Pick<LendProxyProps, 'votes' | 'choices' | 'isProxy' | 'onProxy'> | null;
  /** The choice of a loan. */
  children?: ReactNode;
}

/** One of the forms of REX: what is moved, its amount, and the effect. */
export function RexForm(props: RexFormProps) {
  const { form: name, move, symbol, means, existence, from, proxy } = props;
  const text = useRexTexts();
  const problemText = useResourceProblemText({ symbol });
  const proxyProblem = useProxyProblem({
    actor: from,
    existence,
    isProxy: proxy?.isProxy ?? (() => undefined),
  });
  const check = (typed: RexValues) => {
    const values = {
      amount: typed.amount.trim(),
      receiver: typed.receiver.trim(),
      proxy: proxy ? typed.proxy.trim() : '',
    };
    const problem = rexProblem(move, values.amount, symbol, means);
    const unknown =
      name === 'rent'
        ? accountProblem(values.receiver, existence(values.receiver) !== 'missing')
        : null;
    return resolverResult(values, {
      amount: problem && problemText(problem),
      receiver: unknown && problemText(unknown),
      proxy: (proxy && proxyProblem(values.proxy)) ?? null,
    });
  };
  const form = useCheckedForm(props, check);
  const { values } = form;
  const available = availableFor(move, means);
  const facts = [move, available?.units];
  useCheckedAgain(form.showsError('amount'), () => form.trigger('amount'), facts);
  return (
    <SubmitForm
      label={text.submit[move]}
      pending={props.pending}
      disabled={props.disabled}
      onSubmit={form.submit}
    >
      <SelectField
        label={text.moves}
        value={move}
        options={rexForms[name].map((key) => {
          const empty = emptySource(key, means);
          const label = text.move[key];
          return { key, label: empty === null ? label : text.empty[empty](label) };
        })}
        onSelect={props.onMove}
      />
      {props.children}
      {proxy && (
        <LendProxy
          {...proxy}
          typed={values.proxy.trim()}
          existence={existence(values.proxy.trim())}
          {...form.lookedUpField('proxy')}
          onChoose={form.fill('proxy')}
        />
      )}
      <AmountField
        label={text.shared.amount}
        unit={symbol.code}
        available={available}
        onPickFraction={form.fill('amount')}
        {...form.field('amount')}
      />
      {name === 'rent' && (
        <ReceiverField
          {...{ from, existence, receiver: values.receiver.trim() }}
          onReceiver={props.onReceiver}
          {...form.lookedUpField('receiver')}
        />
      )}
      <Forecast facts={props.factsOf(values.amount)} lines={props.lines} />
    </SubmitForm>
  );
}
