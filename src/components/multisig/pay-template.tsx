import { useState } from 'react';
import {
  type PayProblem,
  payProblems,
  type PayValues,
} from '#src/chain/model/proposal/template-check.ts';
import { tokenKey, type TokenChoice } from '#src/chain/model/token/token-choice.ts';
import { useTemplateTexts } from '#src/i18n/areas/multisig/templates/texts.ts';
import { AccountField } from '../form/account-field.tsx';
import { SubmitForm } from '../form/submit-form.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';

interface PayTemplateProps {
  /** The account that pays. */
  from: string;
  /** The core token first. */
  tokens: readonly [TokenChoice, ...TokenChoice[]];
  onAdd: (token: TokenChoice, values: PayValues) => void;
}

const BLANK: PayValues = { to: '', amount: '', memo: '' };

/** A payment from the authorizing account, for the queue. */
export function PayTemplate({ from, tokens, onAdd }: PayTemplateProps) {
  const text = useTemplateTexts();
  const [values, setValues] = useState(BLANK);
  const [isTried, setTried] = useState(false);
  const [key, setKey] = useState(tokenKey(tokens[0]));
  const token = tokens.find((one) => tokenKey(one) === key) ?? tokens[0];
  const problems = payProblems(values, from, token.symbol);
  const errorOf = (problem: PayProblem | undefined) =>
    isTried && problem ? text.problems[problem] : undefined;
  const change = (field: keyof PayValues) => (event: { target: { value: string } }) =>
    setValues({ ...values, [field]: event.target.value });
  const submit = () => {
    const isRight = Object.keys(problems).length === 0;
    setTried(!isRight);
    if (!isRight) return;
    onAdd(token, { ...values, to: values.to.trim(), amount: values.amount.trim() });
    setValues(BLANK);
  };
  return (
    <SubmitForm label={text.add} onSubmit={submit}>
      <AccountField
        label={text.to}
        value={values.to}
        error={errorOf(problems.to)}
        onChange={change('to')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={text.amount}
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          value={values.amount}
          error={errorOf(problems.amount)}
          onChange={change('amount')}
        />
        <SelectField
          label={text.shared.token}
          options={tokens.map((one) => ({
            key: tokenKey(one),
            label: `${one.symbol.code} (${one.contract})`,
          }))}
          value={tokenKey(token)}
          onSelect={setKey}
        />
      </div>
      <TextField
        label={text.memo}
        autoComplete="off"
        value={values.memo}
        error={errorOf(problems.memo)}
        onChange={change('memo')}
      />
    </SubmitForm>
  );
}
