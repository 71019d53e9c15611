import type { ReactNode } from 'react';
import type { User } from '#src/chain/sign/users/users.ts';
import { Guest } from '#src/components/form/guest.ts';
import { Button } from '#src/components/ui/button.tsx';
import { useFormTexts } from '#src/i18n/areas/form/texts.ts';
import { logIn } from './login.tsx';

/** Forms of a user. Before a log-in their buttons log in. */
export function FormsOf({ user, children }: { user: User | null; children: ReactNode }) {
  return <Guest value={user ? null : logIn}>{children}</Guest>;
}

/** In place of what is a user's own. */
export function LogInTo({ label }: { label: string }) {
  const { logInTo } = useFormTexts();
  return (
    <p className="py-3">
      <Button size="sm" onClick={logIn}>
        {logInTo(label)}
      </Button>
    </p>
  );
}
