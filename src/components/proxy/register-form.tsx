import { useForm, useWatch } from 'react-hook-form';
import {
  proxyInfoBytes,
  type ProxyInfoField,
  proxyInfoFields,
  proxyInfoProblem,
  type ProxyInfoTexts,
} from '#src/chain/actions/proxy-info.ts';
import { useVoteTexts } from '#src/i18n/areas/vote/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { AsidePart, FormLayout } from '../form/form-layout.tsx';
import { SubmitForm } from '../form/submit-form.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { ProxyFacts } from '../vote/proxy-facts.tsx';
import { useOnChange } from '../form/use-on-change.ts';

interface RegisterFormProps {
  /** The current profile. */
  initial: ProxyInfoTexts;
  account: string;
  registered: boolean;
  pending: boolean;
  onChange?: (texts: ProxyInfoTexts) => void;
  onSubmit: (texts: ProxyInfoTexts) => void;
}

const LONG: readonly ProxyInfoField[] = ['philosophy', 'background'];

/** A proxy's public profile. */
export function RegisterForm(props: RegisterFormProps) {
  const { initial, account, registered, pending, onChange, onSubmit } = props;
  const texts = useVoteTexts();
  const text = texts.proxy;
  const format = useFormat();
  const { register, handleSubmit, control, formState } = useForm<Record<ProxyInfoField, string>>({
    mode: 'onTouched',
    defaultValues: initial,
  });
  const typed = { ...initial, ...useWatch({ control }) };
  useOnChange(typed, onChange);
  const check = (field: ProxyInfoField) => (value: string) => {
    const problem = proxyInfoProblem(field, value.trim());
    if (problem === null) return true;
    return problem === 'too-long'
      ? text.problems['too-long'](format.number(proxyInfoBytes[field]))
      : text.problems[problem];
  };
  const submit = handleSubmit((values) => {
    const entries = proxyInfoFields.map((field) => [field, values[field].trim()] as const);
    onSubmit(Object.fromEntries(entries) as ProxyInfoTexts);
  });
  const seen = (
    <AsidePart title={texts.shared.preview}>
      <ProxyFacts name={account} registered proxied={null} info={typed} />
    </AsidePart>
  );
  return (
    <FormLayout aside={seen}>
      <SubmitForm
        label={registered ? text.update : text.register}
        pending={pending}
        onSubmit={() => void submit()}
      >
        {proxyInfoFields.map((field) => {
          const shared = {
            label: text.fields[field],
            autoComplete: 'off',
            error: formState.errors[field]?.message,
            ...register(field, { validate: check(field) }),
          };
          return LONG.includes(field) ? (
            <TextArea key={field} {...shared} className="min-h-20" />
          ) : (
            <TextField key={field} {...shared} />
          );
        })}
      </SubmitForm>
    </FormLayout>
  );
}
