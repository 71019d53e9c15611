import { useState, type FormEvent } from 'react';
import { useMessages } from '#src/i18n/react.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';

export interface DevelopmentLogin {
  actor: string;
  permission: string;
  privateKey: string;
}

interface LoginDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  initial?: Partial<DevelopmentLogin>;
  pending?: boolean;
  /** Why the last try failed, in words. */
  error?: string | undefined;
  onLogin: (login: DevelopmentLogin) => void;
}

/** Logs in with a private key, for development chains alone. */
export function LoginDialog(props: LoginDialogProps) {
  const { open, onOpenChange, initial, pending, error, onLogin } = props;
  const { wallet: text } = useMessages();
  const [actor, setActor] = useState(initial?.actor ?? '');
  const [permission, setPermission] = useState(initial?.permission ?? 'active');
  const [privateKey, setPrivateKey] = useState('');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onLogin({ actor: actor.trim(), permission: permission.trim(), privateKey: privateKey.trim() });
  };
  const asTyped = {
    dir: 'ltr',
    autoCapitalize: 'none',
    autoComplete: 'off',
    spellCheck: false,
  } as const;

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={text.loginTitle}
      description={text.loginText}
    >
      <form className="space-y-4" onSubmit={submit}>
        <TextField
          label={text.loginAccount}
          required
          value={actor}
          onChange={(event) => setActor(event.target.value)}
          {...asTyped}
        />
        <TextField
          label={text.loginPermission}
          required
          value={permission}
          onChange={(event) => setPermission(event.target.value)}
          {...asTyped}
        />
        <TextField
          label={text.loginKey}
          type="password"
          required
          value={privateKey}
          error={error}
          onChange={(event) => setPrivateKey(event.target.value)}
          {...asTyped}
        />
        <Button type="submit" variant="primary" className="w-full" disabled={pending}>
          {pending ? text.loggingIn : text.login}
        </Button>
      </form>
    </Dialog>
  );
}
