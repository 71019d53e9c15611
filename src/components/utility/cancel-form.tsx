import { useState } from 'react';
import {
  type CancelProblem,
  cancelProblem,
  type OwnDeferred,
} from '#src/chain/model/transaction/account-deferred.ts';
import { useUtilityTexts } from '#src/i18n/areas/utility/texts.ts';
import { SubmitForm } from '../form/submit-form.tsx';
import { useOnChange } from '../form/use-on-change.ts';
import { TextField } from '../ui/fields/text-field.tsx';

interface CancelFormProps {
  initial: { readonly id: string };
  deferred: { readonly rows: readonly OwnDeferred[]; readonly complete: boolean };
  pending: boolean;
  onChange: (values: { id: string }) => void;
  onValid: (id: string | null) => void;
  onSubmit: (id: string) => void;
}

/** The id of a deferred transaction to cancel. */
export function CancelForm(props: CancelFormProps) {
  const { initial, deferred, pending, onChange, onValid, onSubmit } = props;
  const texts = useUtilityTexts();
  const { cancel: text } = texts;
  const [typed, setTyped] = useState(initial.id);
  const [submitted, setSubmitted] = useState(initial.id !== '');
  const id = typed.trim().toLowerCase();
  const problem: CancelProblem | null = cancelProblem(id, deferred);
  useOnChange(problem === null ? id : null, onValid);
  return (
    <SubmitForm
      label={text.submit}
      pending={pending}
      onSubmit={() => {
        setSubmitted(true);
        if (problem === null) onSubmit(id);
      }}
    >
      <p className="text-muted">{text.hint}</p>
      <TextField
        label={texts.shared.transactionId}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        className="font-mono"
        value={typed}
        error={submitted && problem ? text.problems[problem] : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          setSubmitted(false);
          onChange({ id: event.target.value.trim() });
        }}
      />
    </SubmitForm>
  );
}
