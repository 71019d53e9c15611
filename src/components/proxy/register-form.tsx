import { useForm } from 'react-hook-form';
import {
  proxyInfoBytes,
  type ProxyInfoField,
  proxyInfoFields,
  proxyInfoProblem,
  type ProxyInfoTexts,
} from '#src/chain/actions/proxy-info.ts';
import { useProxyTexts } from '#src/i18n/areas/proxy/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';

interface RegisterFormProps {
  /** What the account says already. */
  initial: Partial<ProxyInfoTexts>;
  registered: boolean;
  pending: boolean;
  onSubmit: (texts: ProxyInfoTexts) => void;
}

const LONG: readonly ProxyInfoField[] = ['philosophy', 'background'];

/** What a proxy says of itself, to be read by all. */
export function RegisterForm({ initial, registered, pending, onSubmit }: RegisterFormProps) {
  const text = useProxyTexts();
  const format = useFormat();
  const empty = Object.fromEntries(proxyInfoFields.map((field) => [field, '']));
  const { register, handleSubmit, formState } = useForm<Record<ProxyInfoField, string>>({
    mode: 'onTouched',
    defaultValues: { ...empty, ...initial },
  });
  const check = (field: ProxyInfoField) => (value: string) => {
    const problem = proxyInfoProblem(field, value.trim());
    if (problem === null) return true;
    return problem === 'too-long'
      ? text.problems['too-long'](format.number(proxyInfoBytes[field]))
      : text.problems[problem];
  };
  const submit = handleSubmit((values) => {
    const told = proxyInfoFields.map((field) => [field, values[field].trim()] as const);
    onSubmit(Object.fromEntries(told) as ProxyInfoTexts);
  });
  return (
    <form noValidate className="max-w-form space-y-4" onSubmit={(event) => void submit(event)}>
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
      <Button type="submit" variant="primary" className="w-full" disabled={pending}>
        {pending ? text.sending : registered ? text.update : text.register}
      </Button>
    </form>
  );
}
