import { lazy, Suspense, useState, type ReactNode } from 'react';
import { logIn, type Login } from '#src/stores/wallet.ts';

/** The dialog weighs more than a page may: it comes with the first click. */
const LoginDialog = lazy(async () => ({
  default: (await import('#src/components/wallet/login-dialog.tsx')).LoginDialog,
}));

/** A button of the caller's that opens the login. */
export function WithLogin({ children }: { children: (open: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();

  const submit = async (login: Login) => {
    setPending(true);
    setError(undefined);
    try {
      await logIn(login);
      setOpen(false);
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : String(reason));
    } finally {
      setPending(false);
    }
  };

  return (
    <>
      {children(() => setOpen(true))}
      {open && (
        <Suspense>
          <LoginDialog
            open
            onOpenChange={setOpen}
            pending={pending}
            error={error}
            onLogin={(login) => void submit(login)}
          />
        </Suspense>
      )}
    </>
  );
}
