import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Asset } from '#src/chain/core/asset.ts';
import { pathSegment } from '#src/chain/core/path-segment.ts';
import { typedFioAddress, typedFioDomain } from '#src/chain/model/fio/fio-names.ts';
import type { Registration } from '#src/chain/model/fio/registration.ts';
import { useFioManageTexts } from '#src/i18n/areas/fio/manage/texts.ts';
import { useHref } from '#src/i18n/react.tsx';
import { FromField } from '../../form/from-field.tsx';
import { resolverResult } from '../../form/resolver-result.ts';
import { SubmitForm } from '../../form/submit-form.tsx';
import { useDebouncedResult } from '../../form/use-debounced.ts';
import type { FormProps } from '../../form/use-checked-form.ts';
import { useOnChange } from '../../form/use-on-change.ts';
import { Badge } from '../../ui/badge.tsx';
import { Cost, lacksFee } from './cost.tsx';
import { chainText } from '../../ui/fields/chain-text.ts';
import { TextField } from '../../ui/fields/text-field.tsx';

export interface RegisterValues {
  name: string;
}

interface RegisterFormProps extends FormProps<RegisterValues, string> {
  kind: 'address' | 'domain';
  actor: string;
  fee: Asset;
  /** The spendable balance; null if unknown. */
  available: Asset | null;
  /** Looks a valid name up; null if no node responds. */
  lookUp: (name: string) => Promise<Registration | null>;
}

const readers = { address: typedFioAddress, domain: typedFioDomain };

/** Registers a FIO address or a FIO domain. */
export function RegisterForm(props: RegisterFormProps) {
  const { kind, actor, fee, available, initial, lookUp, pending, onChange, onSubmit } = props;
  const text = useFioManageTexts();
  const href = useHref();
  const [found, setFound] = useState<{ of: string; result: Registration | null } | null>(null);
  const read = readers[kind];
  const problemOf = (name: string | null, result: Registration | null) => {
    if (name === null) return text.problems[kind];
    if (result === null) return text.problems.noResponse;
    return result === 'free' ? null : text.problems[result];
  };
  const form = useForm<RegisterValues>({
    mode: 'onTouched',
    defaultValues: initial,
    resolver: async ({ name: typed }) => {
      const name = read(typed);
      const result = name === null ? null : await lookUp(name);
      if (name !== null) setFound({ of: name, result });
      return resolverResult({ name: typed }, { name: problemOf(name, result) });
    },
  });
  const { register, control, handleSubmit, formState } = form;
  const values = { ...initial, ...useWatch({ control }) };
  const name = read(values.name);
  const result = found?.of === name ? found.result : undefined;
  useDebouncedResult(name ?? '', (settled) => {
    void lookUp(settled).then((one) => setFound({ of: settled, result: one }));
  });
  useOnChange(values, onChange);
  const cost = { fee, available, lines: text.consequences[kind] };
  const isReady = name !== null && result === 'free' && !lacksFee(cost);
  useOnChange(isReady ? name : null, props.onValid);
  const domain = name?.slice(name.indexOf('@') + 1) ?? '';
  return (
    <SubmitForm
      label={text.register[kind]}
      pending={pending}
      disabled={lacksFee(cost)}
      onSubmit={() =>
        void handleSubmit(({ name: typed }) => {
          const requested = read(typed);
          if (requested !== null) onSubmit(requested);
        })()
      }
    >
      <FromField label={text.shared.owner} account={actor} />
      <TextField
        {...chainText}
        label={text[kind]}
        hint={text.hints[kind]}
        maxLength={64}
        error={formState.errors.name?.message ?? lookedUpProblem(result, text.problems)}
        {...(result === 'free' && { after: <Badge tone="positive">{text.free}</Badge> })}
        {...register('name')}
      />
      {result === 'no-domain' && (
        <p>
          <a
            href={href(`/wallet/register-domain?domain=${pathSegment(domain)}`)}
            className="font-medium text-accent hover:underline"
          >
            {text.registerDomain(domain)}
          </a>
        </p>
      )}
      <Cost {...cost} />
    </SubmitForm>
  );
}

/** The problem of a name that was looked up while typing. */
function lookedUpProblem(
  result: Registration | null | undefined,
  problems: Readonly<Record<Exclude<Registration, 'free'>, string>>,
): string | undefined {
  return result === undefined || result === null || result === 'free'
    ? undefined
    : problems[result];
}
