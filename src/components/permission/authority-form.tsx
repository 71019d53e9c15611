import type { ComponentProps } from 'react';
import { useFieldArray } from 'react-hook-form';
import { levelOf } from '#src/chain/model/permission/typed-authority.ts';
import type { Existence } from '#src/chain/model/account/existence.ts';
import { usePermissionTexts } from '#src/i18n/areas/permission/texts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import type { SpellKey } from '../form/spelled-key-field.tsx';
import { SubmitForm } from '../form/submit-form.tsx';
import { useDebouncedResult } from '../form/use-debounced.ts';
import { useCheckedAgain } from '../form/use-checked-again.ts';
import { type FormProps, useCheckedForm } from '../form/use-checked-form.ts';
import { chainText } from '../ui/fields/chain-text.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import { type PermissionValues, useAuthorityCheck } from './use-authority-check.ts';
import { WeightedRows } from './weighted-rows.tsx';

interface AuthorityFormProps extends FormProps<PermissionValues> {
  /** Whether the permission does not exist yet. */
  isNew: boolean;
  /** The names of the account's permissions. */
  names: readonly string[];
  /** Of typed keys; without it they stay as they are. */
  spell?: SpellKey;
  existence: (name: string) => Existence | null;
  /** Called with completely typed names, to look them up. */
  onAccount: (name: string) => void;
  /** The user cannot change this permission. */
  disabled?: boolean;
  /** The button's text, by default of a change that is signed. */
  submitLabel?: string;
}

const KINDS = ['keys', 'accounts', 'waits'] as const;

/** The threshold, the holders and, for a new permission, its name, parent and links. */
export function AuthorityForm(props: AuthorityFormProps) {
  const { isNew, names, initial, spell, existence } = props;
  const texts = usePermissionTexts();
  const { editor: text } = texts;
  const format = useFormat();
  const check = useAuthorityCheck(props);
  // A link or a draft may have another spelling.
  const spelled = spell
    ? { ...initial, keys: initial.keys.map((one) => ({ ...one, key: spell(one.key) })) }
    : initial;
  const form = useCheckedForm({ ...props, initial: spelled }, check);
  const { register, control, values, errors, isSubmitted } = form;
  const lists = {
    keys: useFieldArray({ control, name: 'keys' }),
    accounts: useFieldArray({ control, name: 'accounts' }),
    waits: useFieldArray({ control, name: 'waits' }),
  };
  const accounts = values.accounts.map(({ level }) => levelOf(level).actor).join(' ');
  const missing = accounts.split(' ').filter((name) => existence(name) === 'missing');
  useDebouncedResult(accounts, (found) => found.split(' ').forEach(props.onAccount));
  const sizes = KINDS.map((kind) => values[kind].length).join();
  useCheckedAgain(isSubmitted, () => form.trigger(), [missing.length, sizes]);

  const row = (kind: (typeof KINDS)[number], index: number) => ({
    weight: register(`${kind}.${index}.weight`, { deps: isSubmitted ? ['threshold'] : [] }),
    weightError: errors[kind]?.[index]?.weight?.message,
  });
  return (
    <SubmitForm
      label={props.submitLabel ?? (isNew ? text.createSubmit : text.submit)}
      pending={props.pending}
      disabled={props.disabled}
      onSubmit={form.submit}
    >
      {isNew && (
        <TextField
          label={text.name}
          hint={text.nameHint}
          {...chainText}
          maxLength={13}
          {...form.field('permission')}
        />
      )}
      {isNew && <ParentField names={names} {...register('parent')} />}
      <TextField
        label={text.threshold}
        hint={text.thresholdHint}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        {...form.field('threshold')}
      />
      <WeightedRows
        title={text.keys}
        add={text.addKey}
        spell={spell}
        rows={lists.keys.fields.map(({ id }, index) => ({
          id,
          label: text.key(format.number(index + 1)),
          holder: register(`keys.${index}.key`),
          holderError: errors.keys?.[index]?.key?.message,
          ...row('keys', index),
        }))}
        onAdd={() => lists.keys.append({ key: '', weight: '1' })}
        onRemove={lists.keys.remove}
      />
      <WeightedRows
        title={texts.shared.accounts}
        add={text.addAccount}
        rows={lists.accounts.fields.map(({ id }, index) => ({
          id,
          label: text.account(format.number(index + 1)),
          holder: register(`accounts.${index}.level`),
          holderError: errors.accounts?.[index]?.level?.message,
          ...row('accounts', index),
        }))}
        onAdd={() => lists.accounts.append({ level: '', weight: '1' })}
        onRemove={lists.accounts.remove}
      />
      <WeightedRows
        title={text.waits}
        add={text.addWait}
        rows={lists.waits.fields.map(({ id }, index) => ({
          id,
          label: text.wait(format.number(index + 1)),
          holder: register(`waits.${index}.seconds`),
          holderError: errors.waits?.[index]?.seconds?.message,
          note: spanOf(values.waits[index]?.seconds ?? '', format.duration),
          ...row('waits', index),
        }))}
        onAdd={() => lists.waits.append({ seconds: '', weight: '1' })}
        onRemove={lists.waits.remove}
      />
      {isNew && (
        <TextField
          label={texts.shared.linkedActions}
          hint={text.linksHint}
          {...chainText}
          {...form.field('links')}
        />
      )}
    </SubmitForm>
  );
}

function spanOf(seconds: string, duration: (seconds: number) => string): string | undefined {
  return /^[0-9]{1,10}$/.test(seconds.trim()) ? duration(Number(seconds)) : undefined;
}

interface ParentFieldProps extends ComponentProps<'select'> {
  names: readonly string[];
}

/** The permission above a new one. */
function ParentField({ names, ...select }: ParentFieldProps) {
  const { editor: text } = usePermissionTexts();
  return (
    <div className="space-y-1.5">
      <label htmlFor="parent" className="block font-semibold">
        {text.parent}
      </label>
      <select
        id="parent"
        aria-describedby="parent-hint"
        className="min-h-(--row-input) w-full rounded-sm border border-line-strong bg-surface px-3 text-base text-ink"
        {...select}
      >
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
      <p id="parent-hint" className="text-xs text-muted">
        {text.parentHint}
      </p>
    </div>
  );
}
