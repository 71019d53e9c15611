import { useForm, useWatch } from 'react-hook-form';
import type { Asset } from '#src/chain/core/asset.ts';
import type { FioAddress, PublicAddress } from '#src/chain/model/fio/fio-names.ts';
import type { FioPayee } from '#src/chain/model/fio/fio-payee.ts';
import { linkProblems, readSets } from '#src/chain/model/fio/manage-check.ts';
import { useFioManageTexts } from '#src/i18n/areas/fio/manage/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import type { Fact } from '../../form/fact-rows.tsx';
import { resolverResult } from '../../form/resolver-result.ts';
import { SubmitForm } from '../../form/submit-form.tsx';
import type { FormProps } from '../../form/use-checked-form.ts';
import { useOnChange } from '../../form/use-on-change.ts';
import { chainText } from '../../ui/fields/chain-text.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Cost, lacksFee } from './cost.tsx';
import { RecipientField, useRecipientProblem } from './recipient-field.tsx';
import { type FindPayee, useRecipient } from './use-recipient.ts';
import { useRecipientFacts } from './use-recipient-facts.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

export const addressTasks = ['map', 'unmap', 'bundles', 'transfer'] as const;
export type AddressTask = (typeof addressTasks)[number];

export interface AddressValues {
  name: string;
  task: string;
  chain: string;
  token: string;
  public: string;
  sets: string;
  to: string;
}

/** What is signed, for the chosen address. */
export type AddressOrder =
  | { readonly task: 'map' | 'unmap'; readonly name: string; readonly link: PublicAddress }
  | { readonly task: 'bundles'; readonly name: string; readonly sets: number }
  | { readonly task: 'transfer'; readonly name: string; readonly publicKey: string };

interface ManageAddressFormProps extends FormProps<AddressValues, AddressOrder> {
  actor: string;
  /** The user's addresses; none before a log-in. */
  addresses: readonly FioAddress[];
  /** The fee of a task. @param sets of bundled transactions */
  feeOf: (task: AddressTask, sets: number) => Asset;
  available: Asset | null;
  findPayee: FindPayee;
}

/** The actions of an owner on a FIO address. */
export function ManageAddressForm(props: ManageAddressFormProps) {
  const { actor, addresses, feeOf, available, initial, findPayee, onChange } = props;
  const text = useFioManageTexts();
  const format = useFormat();
  const recipientProblem = useRecipientProblem(actor);
  const rowOf = (name: string) => addresses.find((one) => one.name === name) ?? addresses[0];
  /** Problems of the fields, without the recipient, which is looked up. */
  const problemsOf = (values: AddressValues) => {
    const task = taskOf(values);
    const row = rowOf(values.name);
    if (task === 'map') {
      const wrong = linkProblems(linkOf(values));
      return {
        chain: wrong.includes('chain') ? text.problems.chain : null,
        token: wrong.includes('token') ? text.problems.token : null,
        public: wrong.includes('address') ? text.problems.public : null,
      };
    }
    if (task === 'unmap') return { public: heldLink(row, values) ? null : text.problems.noLink };
    if (task === 'bundles')
      return { sets: readSets(values.sets) === null ? text.problems.sets : null };
    return {};
  };
  const form = useForm<AddressValues>({
    mode: 'onTouched',
    defaultValues: initial,
    resolver: async (values) => {
      if (taskOf(values) !== 'transfer') return resolverResult(values, problemsOf(values));
      return resolverResult(values, {
        to: recipientProblem(values.to, await findPayee(values.to)),
      });
    },
  });
  const { register, control, handleSubmit, setValue, formState } = form;
  const { errors } = formState;
  const values = { ...initial, ...useWatch({ control }) };
  const task = taskOf(values);
  const row = rowOf(values.name);
  const recipient = useRecipient(task === 'transfer' ? values.to : '', findPayee);
  const recipientFacts = useRecipientFacts(recipient);
  const sets = readSets(values.sets) ?? 1;
  const cost = {
    fee: feeOf(task, sets),
    isBundled: (task === 'map' || task === 'unmap') && (row?.bundledLeft ?? 0) > 0,
    available,
    facts: factsOf(),
    lines: text.taskLines[task],
  };
  useOnChange(values, onChange);
  const isSound =
    task === 'transfer'
      ? recipient !== undefined && recipientProblem(values.to, recipient) === null
      : Object.values(problemsOf(values)).every((problem) => problem === null);
  useOnChange(
    row && isSound && !lacksFee(cost) ? orderOf(row, values, recipient ?? null) : null,
    props.onValid,
  );

  function factsOf(): Fact[] {
    if (task === 'bundles') {
      if (!row) return [];
      const after = row.bundledLeft + sets * 100;
      return [{ label: text.bundledAfter, value: format.number(after) }];
    }
    return task === 'transfer' ? recipientFacts : [];
  }

  return (
    <SubmitForm
      label={text.submitTask[task]}
      pending={props.pending}
      disabled={lacksFee(cost)}
      onSubmit={() =>
        void handleSubmit(async (typed) => {
          const found = task === 'transfer' ? await findPayee(typed.to) : null;
          const chosen = rowOf(typed.name);
          const order = chosen ? orderOf(chosen, typed, found) : null;
          if (order) props.onSubmit(order);
        })()
      }
    >
      {row && (
        <SelectField
          label={text.address}
          options={addresses.map(({ name }) => ({ key: name, label: name }))}
          value={row.name}
          onSelect={(name) => setValue('name', name)}
        />
      )}
      <SelectField
        label={text.task}
        options={addressTasks.map((key) => ({ key, label: text.tasks[key] }))}
        value={task}
        onSelect={(key) => setValue('task', key)}
      />
      {task === 'map' && (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              {...chainText}
              label={text.shared.chain}
              hint={text.chainHint}
              maxLength={10}
              error={errors.chain?.message}
              {...register('chain')}
            />
            <TextField
              {...chainText}
              label={text.shared.token}
              hint={text.tokenHint}
              maxLength={10}
              error={errors.token?.message}
              {...register('token')}
            />
          </div>
          <TextField
            {...chainText}
            label={text.shared.publicAddress}
            maxLength={128}
            error={errors.public?.message}
            {...register('public')}
          />
        </>
      )}
      {task === 'unmap' &&
        row &&
        (row.addresses.length === 0 ? (
          <p className="text-muted">{text.problems.noLink}</p>
        ) : (
          <SelectField
            label={text.shared.publicAddress}
            options={row.addresses.map((link) => ({
              key: linkKey(link),
              label: `\u2066${link.chain} · ${link.token} · ${link.address}\u2069`,
            }))}
            value={linkKey(heldLink(row, values) ?? row.addresses[0])}
            onSelect={(key) => {
              const link = row.addresses.find((one) => linkKey(one) === key);
              setValue('chain', link?.chain ?? '');
              setValue('token', link?.token ?? '');
            }}
          />
        ))}
      {task === 'bundles' && (
        <TextField
          {...chainText}
          label={text.sets}
          hint={text.setsHint}
          inputMode="numeric"
          maxLength={3}
          error={errors.sets?.message}
          {...register('sets')}
        />
      )}
      {task === 'transfer' && (
        <RecipientField label={text.newOwner} error={errors.to?.message} {...register('to')} />
      )}
      <Cost {...cost} />
    </SubmitForm>
  );
}

const linkKey = (link: PublicAddress | undefined) => (link ? `${link.chain}/${link.token}` : '');

function taskOf({ task }: AddressValues): AddressTask {
  return addressTasks.find((one) => one === task) ?? 'map';
}

function linkOf(values: AddressValues): PublicAddress {
  const chain = values.chain.trim().toUpperCase();
  const token = values.token.trim().toUpperCase() || chain;
  return { chain, token, address: values.public.trim() };
}

/** The chosen public address, the first if none of that chain and token is mapped. */
function heldLink(row: FioAddress | undefined, values: AddressValues): PublicAddress | undefined {
  const key = linkKey(linkOf(values));
  return row?.addresses.find((one) => linkKey(one) === key) ?? row?.addresses[0];
}

function orderOf(
  row: FioAddress,
  values: AddressValues,
  recipient: FioPayee | null,
): AddressOrder | null {
  const { name } = row;
  const task = taskOf(values);
  if (task === 'map') return { task, name, link: linkOf(values) };
  if (task === 'unmap') {
    const link = heldLink(row, values);
    return link ? { task, name, link } : null;
  }
  if (task === 'bundles') {
    const sets = readSets(values.sets);
    return sets === null ? null : { task, name, sets };
  }
  return recipient?.kind === 'payee' ? { task, name, publicKey: recipient.publicKey } : null;
}
