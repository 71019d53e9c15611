import { useForm, useWatch } from 'react-hook-form';
import type { Asset } from '#src/chain/core/asset.ts';
import { dayMs } from '#src/chain/core/limits.ts';
import type { FioDomain } from '#src/chain/model/fio/fio-names.ts';
import type { FioPayee } from '#src/chain/model/fio/fio-payee.ts';
import { useFioManageTexts } from '#src/i18n/areas/fio/manage/texts.ts';
import type { Fact } from '../../form/fact-rows.tsx';
import { resolverResult } from '../../form/resolver-result.ts';
import { SubmitForm } from '../../form/submit-form.tsx';
import type { FormProps } from '../../form/use-checked-form.ts';
import { useOnChange } from '../../form/use-on-change.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { AbsoluteTime } from '../../ui/time.tsx';
import { DomainExpiry } from '../domain-expiry.tsx';
import { RegistrationBadge } from '../registration-badge.tsx';
import { Cost, lacksFee } from './cost.tsx';
import { RecipientField, useRecipientProblem } from './recipient-field.tsx';
import { type FindPayee, useRecipient } from './use-recipient.ts';
import { useRecipientFacts } from './use-recipient-facts.tsx';

export const domainTasks = ['renew', 'visibility', 'transfer'] as const;
export type DomainTask = (typeof domainTasks)[number];

export interface DomainValues {
  name: string;
  task: string;
  to: string;
}

/** What is signed, for the chosen domain. */
export type DomainOrder =
  | { readonly task: 'renew'; readonly name: string }
  | { readonly task: 'visibility'; readonly name: string; readonly isPublic: boolean }
  | { readonly task: 'transfer'; readonly name: string; readonly publicKey: string };

interface ManageDomainFormProps extends FormProps<DomainValues, DomainOrder> {
  actor: string;
  /** The user's domains; none before a log-in. */
  domains: readonly FioDomain[];
  feeOf: (task: DomainTask) => Asset;
  available: Asset | null;
  findPayee: FindPayee;
  /** The chain's time, milliseconds UTC. */
  now: number;
}

const YEAR = 365 * dayMs;

/** The actions of an owner on a FIO domain. */
export function ManageDomainForm(props: ManageDomainFormProps) {
  const { actor, domains, feeOf, available, initial, findPayee, now, onChange } = props;
  const text = useFioManageTexts();
  const recipientProblem = useRecipientProblem(actor);
  const rowOf = (name: string) => domains.find((one) => one.name === name) ?? domains[0];
  const form = useForm<DomainValues>({
    mode: 'onTouched',
    defaultValues: initial,
    resolver: async (values) =>
      resolverResult(values, {
        to:
          taskOf(values) === 'transfer'
            ? recipientProblem(values.to, await findPayee(values.to))
            : null,
      }),
  });
  const { register, control, handleSubmit, setValue, formState } = form;
  const values = { ...initial, ...useWatch({ control }) };
  const task = taskOf(values);
  const row = rowOf(values.name);
  const isExpired = row !== undefined && task !== 'renew' && now >= row.expiresAt;
  const recipient = useRecipient(task === 'transfer' ? values.to : '', findPayee);
  const recipientFacts = useRecipientFacts(recipient);
  const cost = { fee: feeOf(task), available, facts: factsOf(), lines: linesOf() };
  useOnChange(values, onChange);
  const isSound =
    !isExpired &&
    (task !== 'transfer' ||
      (recipient !== undefined && recipientProblem(values.to, recipient) === null));
  useOnChange(
    row && isSound && !lacksFee(cost) ? orderOf(row, task, recipient ?? null) : null,
    props.onValid,
  );

  function linesOf(): readonly string[] {
    if (task !== 'visibility') return text.domainLines[task];
    return row?.isPublic ? text.makePrivateLines : text.makePublicLines;
  }

  function factsOf(): Fact[] {
    if (!row) return recipientFacts;
    const expiry = { label: text.shared.expiry, value: <DomainExpiry at={row.expiresAt} /> };
    if (task === 'renew') {
      const renewed = <AbsoluteTime at={row.expiresAt + YEAR} />;
      return [expiry, { label: text.expiryAfter, value: renewed }];
    }
    const registration = {
      label: text.shared.registration,
      value: <RegistrationBadge isPublic={row.isPublic} />,
    };
    if (task === 'visibility') return [expiry, registration];
    return [expiry, ...recipientFacts];
  }

  return (
    <SubmitForm
      label={
        task === 'visibility'
          ? row?.isPublic
            ? text.makePrivate
            : text.makePublic
          : text.submitDomain[task]
      }
      pending={props.pending}
      disabled={isExpired || lacksFee(cost)}
      onSubmit={() =>
        void handleSubmit(async (typed) => {
          const payee = task === 'transfer' ? await findPayee(typed.to) : null;
          const chosen = rowOf(typed.name);
          const order = chosen ? orderOf(chosen, task, payee) : null;
          if (order) props.onSubmit(order);
        })()
      }
    >
      {row && (
        <SelectField
          label={text.domain}
          options={domains.map(({ name }) => ({ key: name, label: name }))}
          value={row.name}
          onSelect={(name) => setValue('name', name)}
        />
      )}
      <SelectField
        label={text.task}
        options={domainTasks.map((key) => ({ key, label: text.domainTasks[key] }))}
        value={task}
        onSelect={(key) => setValue('task', key)}
      />
      {task === 'transfer' && (
        <RecipientField
          label={text.newOwner}
          error={formState.errors.to?.message}
          {...register('to')}
        />
      )}
      {isExpired && (
        <p role="alert" className="text-danger">
          {text.renewFirst}
        </p>
      )}
      <Cost {...cost} />
    </SubmitForm>
  );
}

function taskOf({ task }: DomainValues): DomainTask {
  return domainTasks.find((one) => one === task) ?? 'renew';
}

function orderOf(row: FioDomain, task: DomainTask, recipient: FioPayee | null): DomainOrder | null {
  const { name } = row;
  if (task === 'renew') return { task, name };
  if (task === 'visibility') return { task, name, isPublic: !row.isPublic };
  return recipient?.kind === 'payee' ? { task, name, publicKey: recipient.publicKey } : null;
}
