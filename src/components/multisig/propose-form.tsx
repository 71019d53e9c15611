import RefreshCw from 'lucide-react/icons/refresh-cw';
import { type ReactNode, useState } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import type { PermissionLevel } from '#src/chain/actions/action.ts';
import { accountProblem } from '#src/chain/actions/check-fields.ts';
import { isName } from '#src/chain/core/name.ts';
import type { Existence } from '#src/chain/model/account/existence.ts';
import {
  delayProblem,
  isProposalName,
  readDays,
  readLevels,
} from '#src/chain/model/proposal/propose-check.ts';
import { suggestedProposalName } from '#src/chain/model/proposal/proposal.ts';
import type { LoadState } from '#src/chain/model/shared/load-state.ts';
import { useFormTexts } from '#src/i18n/areas/form/texts.ts';
import { useMultisigTexts } from '#src/i18n/areas/multisig/texts.ts';
import { AccountField } from '../form/account-field.tsx';
import { useSubmit } from '../form/use-submit.ts';
import { useDebouncedResult } from '../form/use-debounced.ts';
import { Button } from '../ui/button.tsx';
import { clockNow } from '../ui/clock.ts';
import { chainText } from '../ui/fields/chain-text.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { AbsoluteTime } from '../ui/time.tsx';
import { RequestedList } from './requested-list.tsx';
import { useOnChange } from '../form/use-on-change.ts';

const DAY_MS = 86_400_000;
const HOUR_SECONDS = 3_600;

export interface ProposeValues {
  executor: PermissionLevel;
  name: string;
  /** Milliseconds UTC. */
  expiration: number;
  /** Between the last approval and execution. */
  delaySeconds: number;
  requested: readonly PermissionLevel[];
}

/** The typed values. */
export interface TypedProposal {
  actor: string;
  permission: string;
  /** Empty for the suggested name. */
  name: string;
  days: string;
  hours: string;
  /** `alice@active,bob@active`; empty for the approvals that the chain requires. */
  requested: string;
}

interface ProposeFormProps {
  /** The logged-in user. */
  user: PermissionLevel;
  existence: Existence | null;
  approvers: LoadState<readonly PermissionLevel[]>;
  pending: boolean;
  /** A problem outside the fields, such as an empty queue. */
  problem?: ReactNode;
  nameTaken: string | null;
  initial?: TypedProposal;
  onChange?: (typed: TypedProposal) => void;
  /** Called when a typed executor has not changed for a moment. */
  onExecutor: (level: PermissionLevel) => void;
  onSubmit: (values: ProposeValues) => void;
}

/** The proposal's executor, name, expiration and requested approvals. */
export function ProposeForm(props: ProposeFormProps) {
  const {
    user,
    existence,
    approvers,
    pending,
    problem,
    nameTaken,
    onExecutor,
    onSubmit,
    initial,
    onChange,
  } = props;
  const text = useMultisigTexts();
  const [changed, setChanged] = useState(() => readLevels(initial?.requested ?? ''));
  const [noneRequested, setNoneRequested] = useState(false);
  const form = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: {
      ...user,
      days: '7',
      hours: '0',
      ...initial,
      name: initial?.name || suggestedProposalName(),
    },
  });
  const { register, handleSubmit, control, setValue, getValues, formState } = form;
  const { errors } = formState;
  const typed = useWatch({ control });
  const requestedText = (changed ?? [])
    .map(({ actor, permission }) => `${actor}@${permission}`)
    .join(',');
  useOnChange({ ...getValues(), ...typed, requested: requestedText }, onChange);
  const name = useWatch({ control, name: 'name' });
  const [actor = '', permission = ''] = useWatch({ control, name: ['actor', 'permission'] });
  const level = `${actor}@${permission}`;
  const [resolved, setResolved] = useState(`${user.actor}@${user.permission}`);
  // While typing instead of on blur: the list below would move under the next click.
  useDebouncedResult(level, () => {
    if (isName(actor) && isName(permission)) onExecutor({ actor, permission });
    setResolved(level);
  });
  const isResolving = resolved !== level || (changed === null && approvers.kind === 'loading');
  const requested = changed ?? (approvers.kind === 'ready' ? approvers.value : []);
  const submit = handleSubmit(({ actor, permission, name: proposal, days: typed, hours }) => {
    setNoneRequested(requested.length === 0);
    if (requested.length === 0) return;
    const expiration = clockNow() + Number(typed) * DAY_MS;
    const delaySeconds = Number(hours) * HOUR_SECONDS;
    const executes = { actor, permission };
    onSubmit({ executor: executes, name: proposal, expiration, delaySeconds, requested });
  });
  const { label, isGuest, onSubmit: press } = useSubmit(text.propose, () => void submit());
  return (
    <form
      noValidate
      className="max-w-form space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        press();
      }}
    >
      <ExecutorFields form={form} existence={existence} />
      <TextField
        label={text.name}
        {...chainText}
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
          validate: (value) => isProposalName(value) || text.nameWrong,
        })}
      />
      <TimeFields form={form} />
      <RequestedList
        resolved={approvers}
        changed={changed}
        error={noneRequested && requested.length === 0 ? text.requestedNone : undefined}
        onChange={setChanged}
      />
      {problem && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
      <Button
        type="submit"
        variant="primary"
        className="w-full"
        disabled={pending || (isResolving && !isGuest)}
      >
        {pending ? text.proposing : label}
      </Button>
    </form>
  );
}

type Fields = Omit<TypedProposal, 'requested'>;

interface FieldsProps {
  form: UseFormReturn<Fields>;
}

/** Who proposes, and executes later. */
function ExecutorFields({ form, existence }: FieldsProps & { existence: Existence | null }) {
  const text = useMultisigTexts();
  const { problems } = useFormTexts();
  const { register, control, formState } = form;
  const { errors } = formState;
  const actor = useWatch({ control, name: 'actor' });
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div>
        <AccountField
          label={text.executor}
          hint={text.executorHint}
          existence={existence}
          typed={actor}
          error={existence === 'missing' ? problems['unknown-account'] : errors.actor?.message}
          {...register('actor', {
            validate: (value) => {
              const problem = accountProblem(value);
              return problem === null || problems[problem.kind];
            },
          })}
        />
      </div>
      <TextField
        label={text.shared.permission}
        {...chainText}
        maxLength={13}
        error={errors.permission?.message}
        {...register('permission', {
          validate: (value) => isName(value) || problems['not-a-name'],
        })}
      />
    </div>
  );
}

/** When the proposal expires, and how long it waits after the last approval. */
function TimeFields({ form }: FieldsProps) {
  const text = useMultisigTexts();
  const { register, control, formState } = form;
  const { errors } = formState;
  const days = readDays(useWatch({ control, name: 'days' }));
  return (
    <>
      <TextField
        label={text.days}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        hint={
          days !== null && (
            <>
              {text.expiresOn} <AbsoluteTime at={clockNow() + days * DAY_MS} />
            </>
          )
        }
        error={errors.days?.message}
        {...register('days', { validate: (value) => readDays(value) !== null || text.daysWrong })}
      />
      <TextField
        label={text.delayField}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        hint={text.delayHint}
        error={errors.hours?.message}
        {...register('hours', {
          validate: (value, { days: until }) => {
            const problem = delayProblem(value, until);
            if (problem === null) return true;
            return problem === 'malformed' ? text.delayWrong : text.delayPastExpiry;
          },
        })}
      />
    </>
  );
}
