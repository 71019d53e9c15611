import { useForm, useWatch } from 'react-hook-form';
import { accountProblem } from '#src/chain/actions/check-fields.ts';
import { isName } from '#src/chain/core/name.ts';
import type { Existence } from '#src/chain/model/account/existence.ts';
import { useFormTexts } from '#src/i18n/areas/form/texts.ts';
import { useVoteTexts } from '#src/i18n/areas/vote/texts.ts';
import { AccountField } from '../form/account-field.tsx';
import { useSubmit } from '../form/use-submit.ts';
import { Button } from '../ui/button.tsx';

interface SetProxyFormProps {
  actor: string;
  initial: string;
  existence: (name: string) => Existence | null;
  /** Whether an account is a proxy; undefined if unknown. */
  isProxy: (name: string) => boolean | undefined;
  pending: boolean;
  onProxy: (name: string) => void;
  onSubmit: (proxy: string) => void;
}

/** Chooses a proxy to vote through. */
export function SetProxyForm(props: SetProxyFormProps) {
  const { actor, initial, existence, isProxy, pending, onProxy, onSubmit } = props;
  const text = useVoteTexts().proxy;
  const { problems } = useFormTexts();
  const problemOf = (typed: string): string | undefined => {
    const name = typed.trim();
    const problem = accountProblem(name, existence(name) !== 'missing');
    if (problem) return problems[problem.kind];
    if (name === actor) return text.isSelf;
    return isProxy(name) === false ? text.notRegistered(name) : undefined;
  };
  const { register, handleSubmit, control, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { proxy: initial },
  });
  const proxy = useWatch({ control, name: 'proxy' }).trim();
  const touched = formState.touchedFields.proxy === true || formState.isSubmitted;
  const submit = useSubmit(isName(proxy) ? text.setNamed(proxy) : text.set, () => {
    void handleSubmit(({ proxy: typed }) => {
      if (problemOf(typed) === undefined) onSubmit(typed.trim());
    })();
  });
  return (
    <form
      noValidate
      className="max-w-form space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit.onSubmit();
      }}
    >
      <AccountField
        label={text.proxy}
        hint={text.proxyHint}
        existence={existence(proxy)}
        error={touched ? problemOf(proxy) : undefined}
        {...register('proxy', { onBlur: () => onProxy(proxy) })}
      />
      <Button type="submit" variant="primary" className="w-full" disabled={pending}>
        {pending ? text.sending : submit.label}
      </Button>
    </form>
  );
}
