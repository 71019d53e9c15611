import { useState, type FormEvent } from 'react';
import { useWalletConnectTexts } from '#src/i18n/areas/wallet-connect/texts.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';

export interface ConnectAnswers {
  actor: string;
  permission: string;
  privateKey: string;
  address: string;
}

interface ConnectFormProps {
  /** What the wallet cannot tell by itself. */
  asks: 'account' | 'private-key' | 'address';
  pending?: boolean;
  /** Why the last try failed, in words. */
  error?: string | undefined;
  onSubmit: (answers: ConnectAnswers) => void;
}

const asTyped = {
  dir: 'ltr',
  autoCapitalize: 'none',
  autoComplete: 'off',
  spellCheck: false,
} as const;

const addressForm = /^[a-z0-9.-]+:[0-9]{1,5}$/i;

export function ConnectForm({ asks, pending, error, onSubmit }: ConnectFormProps) {
  const text = useWalletConnectTexts();
  const [answers, setAnswers] = useState<ConnectAnswers>({
    actor: '',
    permission: 'active',
    privateKey: '',
    address: '127.0.0.1:50005',
  });
  const [refused, setRefused] = useState(false);
  const field = (name: keyof ConnectAnswers) => ({
    ...asTyped,
    required: true,
    value: answers[name],
    onChange: (event: { target: { value: string } }) =>
      setAnswers({ ...answers, [name]: event.target.value }),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { actor, permission, privateKey, address } = answers;
    const bad = asks === 'address' && !addressForm.test(address.trim());
    setRefused(bad);
    if (bad) return;
    onSubmit({
      actor: actor.trim().toLowerCase(),
      permission: permission.trim().toLowerCase(),
      privateKey: privateKey.trim(),
      address: address.trim(),
    });
  };

  return (
    <form className="space-y-4" onSubmit={submit}>
      {asks !== 'address' && (
        <>
          <TextField
            label={text.account}
            error={asks === 'account' ? error : undefined}
            {...field('actor')}
          />
          <TextField label={text.permission} {...field('permission')} />
        </>
      )}
      {asks === 'private-key' && (
        <TextField
          label={text.privateKey}
          type="password"
          hint={text.privateKeyHint}
          error={error}
          {...field('privateKey')}
        />
      )}
      {asks === 'address' && (
        <TextField
          label={text.address}
          hint={text.addressHint}
          error={refused ? text.badAddress : error}
          {...field('address')}
        />
      )}
      <Button type="submit" variant="primary" className="w-full" disabled={pending}>
        {asks === 'address' ? text.connect : text.logIn}
      </Button>
    </form>
  );
}
