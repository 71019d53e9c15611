import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import type { Asset } from '#src/chain/core/asset.ts';
import {
  type AddressOrder,
  addressProblems,
  type AddressTask,
  addressTasks,
  type AddressValues,
  heldLink,
  linkKey,
  orderOf,
  taskOf,
} from '#src/chain/model/fio/address-order.ts';
import type { FioAddress, PublicAddress } from '#src/chain/model/fio/fio-names.ts';
import { readSets } from '#src/chain/model/fio/manage-check.ts';
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
  const form = useForm<AddressValues>({
    mode: 'onTouched',
    defaultValues: initial,
    resolver: async (values) => {
      if (taskOf(values) === 'transfer')
        return resolverResult(values, {
          to: recipientProblem(values.to, await findPayee(values.to)),
        });
      const problems = addressProblems(values, rowOf(values.name));
      return resolverResult(
        values,
        Object.fromEntries(problems.map(([field, problem]) => [field, text.problems[problem]])),
      );
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
      : addressProblems(values, row).length === 0;
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
          const payee = task === 'transfer' ? await findPayee(typed.to) : null;
          const chosen = rowOf(typed.name);
          const order = chosen ? orderOf(chosen, typed, payee) : null;
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
      {task === 'map' && <LinkFields form={form} />}
      {task === 'unmap' && row && (
        <HeldLink
          row={row}
          link={heldLink(row, values)}
          onSelect={(link) => {
            setValue('chain', link?.chain ?? '');
            setValue('token', link?.token ?? '');
          }}
        />
      )}
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

/** The public address to map. */
function LinkFields({ form }: { form: UseFormReturn<AddressValues> }) {
  const text = useFioManageTexts();
  const { register, formState } = form;
  const { errors } = formState;
  return (
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
  );
}

interface HeldLinkProps {
  row: FioAddress;
  link: PublicAddress | undefined;
  onSelect: (link: PublicAddress | undefined) => void;
}

/** The public address to remove, of those that are mapped. */
function HeldLink({ row: { addresses }, link, onSelect }: HeldLinkProps) {
  const text = useFioManageTexts();
  if (!link) return <p className="text-muted">{text.problems.noLink}</p>;
  return (
    <SelectField
      label={text.shared.publicAddress}
      options={addresses.map((one) => ({
        key: linkKey(one),
        label: `\u2066${one.chain} · ${one.token} · ${one.address}\u2069`,
      }))}
      value={linkKey(link)}
      onSelect={(key) => onSelect(addresses.find((one) => linkKey(one) === key))}
    />
  );
}
