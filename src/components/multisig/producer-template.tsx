import { useState } from 'react';
import {
  type ProducerProblem,
  producerProblems,
  type ProducerValues,
} from '#src/chain/model/proposal/template-check.ts';
import { useTemplateTexts } from '#src/i18n/areas/multisig/templates/texts.ts';
import { SubmitForm } from '../form/submit-form.tsx';
import { TextField } from '../ui/fields/text-field.tsx';

interface ProducerTemplateProps {
  /** The present registration, or blank values. */
  initial: ProducerValues;
  isRegistered: boolean;
  onAdd: (values: ProducerValues) => void;
}

/** The registration of the authorizing account as a producer, for the queue. */
export function ProducerTemplate({ initial, isRegistered, onAdd }: ProducerTemplateProps) {
  const text = useTemplateTexts();
  const [values, setValues] = useState(initial);
  const [isTried, setTried] = useState(false);
  const problems = producerProblems(values);
  const field = (name: keyof ProducerValues) => {
    const problem: ProducerProblem | undefined = problems[name];
    return {
      dir: 'ltr' as const,
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
      value: values[name],
      error: isTried && problem ? text.problems[problem] : undefined,
      onChange: (event: { target: { value: string } }) =>
        setValues({ ...values, [name]: event.target.value }),
    };
  };
  const submit = () => {
    const isRight = Object.keys(problems).length === 0;
    setTried(!isRight);
    if (isRight)
      onAdd({
        key: values.key.trim(),
        url: values.url.trim(),
        location: values.location.trim(),
      });
  };
  return (
    <SubmitForm label={text.add} onSubmit={submit}>
      <p className="text-muted">{isRegistered ? text.isProducer : text.isNoProducer}</p>
      <TextField label={text.blockKey} hint={text.blockKeyHint} {...field('key')} />
      <TextField label={text.url} {...field('url')} />
      <TextField label={text.location} hint={text.locationHint} {...field('location')} />
    </SubmitForm>
  );
}
