import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { $favorites } from '#src/stores/favorites/favorites.ts';
import { $users, loadUsers } from '#src/stores/wallet/users.ts';

/** The visitor's favorites and their other accounts on this chain. */
export function useKnownNames(except: string): string[] {
  useEffect(() => void loadUsers().catch(() => undefined), []);
  const favorites = useStore($favorites);
  const { saved } = useStore($users);
  const { key } = chainConfig();
  const names = [
    ...favorites.filter(({ type }) => type === 'account').map(({ name }) => name),
    ...saved.filter(({ chain }) => chain === key).map(({ actor }) => actor),
  ];
  return [...new Set(names)].filter((name) => name !== except);
}
