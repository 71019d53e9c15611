import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { PermissionLevel } from '#src/chain/actions/action.ts';
import { isName } from '#src/chain/core/name.ts';
import type { Existence } from '#src/chain/model/existence.ts';
import type { LoadState } from '#src/chain/model/load-state.ts';
import { suggestedProposalName } from '#src/chain/model/proposal-name.ts';
import { useFormTexts } from '#src/i18n/areas/form/texts.ts';
import { useMultisigTexts } from '#src/i18n/areas/multisig/texts.ts';
import { AccountField } from '../form/account-field.tsx';
import { Button } from '../ui/button.tsx';
import { clockNow } from '../ui/clock.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { AbsoluteTime } from '../ui/time.tsx';
import { RequestedList } from './requested-list.tsx';

const DAY_MS = 86_400_000;
const MOST_DAYS = 365;

export interface ProposeValues {
  executor: PermissionLevel;
  name: string;
  /** Milliseconds UTC. */
  expiration: number;
  requested: readonly PermissionLevel[];
}

interface ProposeFormProps {
  /** Who is logged in. */
  user: PermissionLevel;
  existence: Existence | null;
  approvers: LoadState<readonly PermissionLevel[]>;
  pending: boolean;
  /** What is wrong besides the fields: nothing is queued, say. */
  problem?: string | undefined;
  nameTaken: string | null;
  /** Another executor was typed to its end. */
  onExecutor: (level: PermissionLevel) => void;
  onSubmit: (values: ProposeValues) => void;
}

/** Who executes, under what name, until when, and whom to ask. */
export function ProposeForm(props: ProposeFormProps) {
  const { user, existence, approvers, pending, problem, nameTaken, onExecutor, onSubmit } = props;
  const text = useMultisigTexts();
  const { problems } = useFormTexts();
  const [changed, setChanged] = useState<readonly PermissionLevel[] | null>(null);
  const [noneAsked, setNoneAsked] = useState(false);
  const form = useForm({
    mode: 'onTouched',
    defaultValues: { ...user, name: suggestedProposalName(), days: '7' },
  });
  const { register, handleSubmit, control, setValue, getValues, formState } = form;
  const { errors } = formState;
  const days = Number(useWatch({ control, name: 'days' }));
  const name = useWatch({ control, name: 'name' });
  const executor = () => {
    const { actor, permission } = getValues();
    if (isName(actor) && isName(permission)) onExecutor({ actor, permission });
  };
  const requested = changed ?? (approvers.kind === 'ready' ? approvers.value : []);
  const submit = handleSubmit(({ actor, permission, name: proposal, days: typed }) => {
    setNoneAsked(requested.length === 0);
    if (requested.length === 0) return;
    const expiration = clockNow() + Number(typed) * DAY_MS;
    onSubmit({ executor: { actor, permission }, name: proposal, expiration, requested });
  });
  const isDays = (value: number) => Number.isInteger(value) && value >= 1 && value <= MOST_DAYS;
  return (
    <form noValidate className="max-w-form space-y-4" onSubmit={(event) => void submit(event)}>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div>
          <AccountField
            label={text.executor}
            hint={text.executorHint}
            existence={existence}
            error={existence === 'missing' ? problems['unknown-account'] : errors.actor?.message}
            {...register('actor', {
              validate: (value) => isName(value) || problems['not-a-name'],
              onBlur: executor,
            })}
          />
        </div>
        <TextField
          label={text.permission}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={13}
          error={errors.permission?.message}
          {...register('permission', {
            validate: (value) => isName(value) || problems['not-a-name'],
            onBlur: executor,
          })}
        />
      </div>
      <TextField
        label={text.name}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={12}
        hint={text.nameHint}
        error={nameTaken === name ? text.nameTaken : errors.name?.message}
        after={
          <IconButton
            label={text.suggest}
            icon={<RefreshCw size={16} aria-hidden />}
            className="-me-2"
            onClick={() => setValue('name', suggestedProposalName(), { shouldValidate: true })}
          />
        }
        {...register('name', {
          validate: (value) => (isName(value) && value.length <= 12) || text.nameWrong,
        })}
      />
      <TextField
        label={text.days}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        hint={
          isDays(days) && (
            <>
              {text.expiresOn} <AbsoluteTime at={clockNow() + days * DAY_MS} />
            </>
          )
        }
        error={errors.days?.message}
        {...register('days', { validate: (value) => isDays(Number(value)) || text.daysWrong })}
      />
      <RequestedList
        resolved={approvers}
        changed={changed}
        error={noneAsked && requested.length === 0 ? text.requestedNone : undefined}
        onChange={setChanged}
      />
      {problem && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
      <Button type="submit" variant="primary" className="w-full" disabled={pending}>
        {pending ? text.proposing : text.propose}
      </Button>
    </form>
  );
}
