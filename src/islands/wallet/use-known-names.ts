import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import type { KnownName } from '#src/components/form/known-names.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { $favorites } from '#src/stores/favorites/favorites.ts';
import { $recentReceivers, loadReceivers } from '#src/stores/favorites/recent-receivers.ts';
import { $users, loadUsers } from '#src/stores/wallet/users.ts';

/**
 * Who the visitor knows: those paid last, the favorites, and their own accounts on this chain.
 * @param except the account that signs; null before the log-in
 */
export function useKnownNames(except: string | null): readonly KnownName[] {
  const isIn = except !== null;
  useEffect(() => {
    if (!isIn) return;
    loadReceivers();
    void loadUsers().catch(() => undefined);
  }, [isIn]);
  const favorites = useStore($favorites);
  const recent = useStore($recentReceivers);
  const { saved } = useStore($users);
  return useMemo(() => {
    // Also on the server, which has no chain.
    if (except === null) return [];
    const { key } = chainConfig();
    const accounts = favorites.filter(({ type }) => type === 'account');
    const nicknames = new Map(accounts.map(({ name, nickname }) => [name, nickname]));
    const names = [
      ...recent,
      ...accounts.map(({ name }) => name),
      ...saved.filter(({ chain }) => chain === key).map(({ actor }) => actor),
    ];
    return [...new Set(names)]
      .filter((name) => name !== except)
      .map((name) => ({ name, nickname: nicknames.get(name) ?? '' }));
  }, [favorites, recent, saved, except]);
}
