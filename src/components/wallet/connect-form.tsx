import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { accountProblem } from '#src/chain/actions/check-fields.ts';
import { isName } from '#src/chain/core/name.ts';
import { useFormTexts } from '#src/i18n/areas/form/texts.ts';
import { useWalletConnectTexts } from '#src/i18n/areas/wallet-connect/texts.ts';
import { useMessages } from '#src/i18n/react.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/fields/text-field.tsx';

export interface ConnectInput {
  actor: string;
  permission: string;
  privateKey: string;
  address: string;
}

type Field = keyof ConnectInput;

interface ConnectFormProps {
  /** Input that the wallet needs. */
  input: 'account' | 'private-key' | 'address';
  pending?: boolean;
  /** Why the last attempt failed, and the field; null for the wallet's own input. */
  wrong?: { readonly field: Field | null; readonly message: string } | undefined;
  /** What was entered before a failure. */
  initial?: Partial<ConnectInput> | undefined;
  onSubmit: (values: ConnectInput) => void;
}

const asTyped = {
  dir: 'ltr',
  autoCapitalize: 'none',
  autoComplete: 'off',
  spellCheck: false,
} as const;

const addressForm = /^[a-z0-9.-]+:[0-9]{1,5}$/i;

/** The last field of each is the wallet's own input. */
const fieldsOf: Readonly<Record<ConnectFormProps['input'], readonly [Field, ...Field[]]>> = {
  account: ['permission', 'actor'],
  'private-key': ['actor', 'permission', 'privateKey'],
  address: ['address'],
};

/** What a wallet needs before it logs in: an account, a permission, a key. */
export function ConnectForm({ input, pending, wrong, initial, onSubmit }: ConnectFormProps) {
  const text = useWalletConnectTexts();
  const { screen } = useMessages();
  const problemOf = useProblemOf();
  const [values, setValues] = useState<ConnectInput>({
    actor: '',
    permission: 'active',
    privateKey: '',
    address: '127.0.0.1:50005',
    ...initial,
  });
  const [left, setLeft] = useState<readonly Field[]>([]);
  const [changed, setChanged] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const fields = fieldsOf[input];
  const failedField = wrong?.field ?? fields.at(-1);
  const field = (name: Field) => ({
    ...asTyped,
    value: values[name],
    error:
      (left.includes(name) ? problemOf(name, values[name]) : undefined) ??
      (!changed && name === failedField ? wrong?.message : undefined),
    onBlur: () => values[name].trim() !== '' && setLeft([...left, name]),
    onChange: (event: { target: { value: string } }) => {
      setChanged(true);
      setValues({ ...values, [name]: event.target.value });
    },
  });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setLeft(fields);
    setChanged(false);
    const { actor, permission, privateKey, address } = values;
    if (fields.some((name) => problemOf(name, values[name]) !== undefined)) return;
    onSubmit({
      actor: actor.trim().toLowerCase(),
      permission: permission.trim().toLowerCase(),
      privateKey: privateKey.trim(),
      address: address.trim(),
    });
  };

  return (
    <form ref={form} noValidate className="space-y-4" onSubmit={submit}>
      {input !== 'address' && (
        <>
          <TextField label={text.shared.account} {...field('actor')} />
          <TextField label={text.shared.permission} {...field('permission')} />
        </>
      )}
      {input === 'private-key' && (
        <TextField
          label={text.shared.privateKey}
          type="password"
          data-takes-key
          hint={text.privateKeyHint}
          {...field('privateKey')}
        />
      )}
      {input === 'address' && (
        <TextField label={text.address} hint={text.addressHint} {...field('address')} />
      )}
      <Button type="submit" variant="primary" className="w-full" disabled={pending}>
        {input === 'address' ? text.shared.connect : screen.logIn}
      </Button>
    </form>
  );
}

/** The text of an invalid input. */
function useProblemOf(): (field: Field, typed: string) => string | undefined {
  const text = useWalletConnectTexts();
  const { problems } = useFormTexts();
  return (field, typed) => {
    const value = typed.trim();
    if (field === 'privateKey') return value === '' ? text.noKey : undefined;
    if (field === 'address') return addressForm.test(value) ? undefined : text.badAddress;
    const name = value.toLowerCase();
    if (field === 'permission') return isName(name) ? undefined : text.noPermission(value);
    const problem = accountProblem(name);
    return problem ? problems[problem.kind] : undefined;
  };
}
