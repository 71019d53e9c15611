import { useStore } from '@nanostores/react';
import type { UserRow } from '#src/components/wallet/user-list.tsx';
import { chainByKey } from '#src/chain/config/registry.ts';
import { sameUser, type SavedUser } from '#src/chain/sign/users/users.ts';
import { walletById } from '#src/chain/sign/wallets/table.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { $user } from '#src/stores/wallet/wallet-state.ts';

interface Row {
  readonly row: UserRow;
  readonly user: SavedUser;
}

/** This chain's users first, with the current one marked. */
export function useUserRows(users: readonly SavedUser[]): readonly Row[] {
  const current = useStore($user);
  const { key } = chainConfig();
  return users
    .toSorted((a, b) => Number(b.chain === key) - Number(a.chain === key))
    .map((user) => {
      const { chain, actor, permission, wallet, publicKey, type, index, delaySeconds } = user;
      const row = {
        key: [chain, actor, permission, wallet, publicKey].join(' '),
        actor,
        permission,
        type,
        index,
        delaySeconds,
        wallet: walletById(wallet)?.name ?? wallet,
        chain: chain === key ? null : (chainByKey(chain)?.displayName ?? chain),
        current: current !== null && current.chain === chain && sameUser(current, user),
      };
      return { row, user };
    });
}

/** Runs an action for the user of a row. */
export async function runForUser(
  rows: readonly Row[],
  target: UserRow,
  what: (user: SavedUser) => Promise<void>,
): Promise<void> {
  const found = rows.find(({ row }) => row.key === target.key);
  if (found) await what(found.user);
}
