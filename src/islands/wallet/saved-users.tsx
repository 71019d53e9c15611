import { useStore } from '@nanostores/react';
import { clsx } from 'clsx';
import { use, useState } from 'react';
import { UserList } from '#src/components/wallet/user-list.tsx';
import { useWalletConnectTexts } from '#src/i18n/areas/wallet-connect/texts.ts';
import { $users, loadUsers } from '#src/stores/wallet/users.ts';
import { forgetUser, switchUser } from '#src/stores/wallet/wallet-sessions.ts';
import { runForUser, useUserRows } from './user-rows.ts';

const MAX_WAIT_MS = 500;

let loading: Promise<void> | undefined;

/** Waits a short time for the users of other sites. */
function usersKnown(): Promise<void> {
  loading ??= Promise.race([
    loadUsers().then(
      () => undefined,
      () => undefined,
    ),
    new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT_MS)),
  ]);
  return loading;
}

/**
 * Whether saved users are listed before the wallets. If they load late they come after them, so
 * that nothing moves under the pointer.
 */
export function useUsersFirst(): boolean {
  use(usersKnown());
  const [first] = useState($users.get().saved.length > 0);
  return first;
}

/** Saved users of all chains, for logging in without choosing a wallet. */
export function SavedUsers({ first, onDone }: { first: boolean; onDone: () => void }) {
  const text = useWalletConnectTexts();
  const { saved } = useStore($users);
  const rows = useUserRows(saved);
  if (rows.length === 0) return null;
  return (
    <section className={clsx('-mx-3', first ? 'pb-1' : 'pt-1')}>
      <h3 className="px-3 py-1 text-xs text-quiet">{text.shared.accounts}</h3>
      <UserList
        users={rows.map(({ row }) => row)}
        onSwitch={(row) => void runForUser(rows, row, switchUser).then(onDone)}
        onForget={(row) => runForUser(rows, row, forgetUser)}
      />
    </section>
  );
}
