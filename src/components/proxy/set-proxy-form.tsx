import { useForm, useWatch } from 'react-hook-form';
import { isName } from '#src/chain/core/name.ts';
import { useVoteTexts } from '#src/i18n/areas/vote/texts.ts';
import { AccountField } from '../form/account-field.tsx';
import { useSubmit } from '../form/use-submit.ts';
import { Button } from '../ui/button.tsx';
import { type ProxyLookups, useProxyProblem } from './use-proxy-problem.ts';

interface SetProxyFormProps extends ProxyLookups {
  initial: string;
  pending: boolean;
  /** The chain would refuse any proxy. */
  disabled?: boolean;
  onProxy: (name: string) => void;
  onSubmit: (proxy: string) => void;
}

/** Chooses a proxy to vote through. */
export function SetProxyForm(props: SetProxyFormProps) {
  const { initial, existence, pending, disabled = false, onProxy, onSubmit } = props;
  const texts = useVoteTexts();
  const text = texts.proxy;
  const problemOf = useProxyProblem(props);
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
        label={texts.shared.proxy}
        hint={text.proxyHint}
        existence={existence(proxy)}
        error={touched ? problemOf(proxy) : undefined}
        {...register('proxy', { onBlur: () => onProxy(proxy) })}
      />
      <Button type="submit" variant="primary" className="w-full" disabled={pending || disabled}>
        {pending ? texts.shared.inProgress : submit.label}
      </Button>
    </form>
  );
}
