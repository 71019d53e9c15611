import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { exchangesOf } from '#src/chain/config/known-accounts.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { lookUpAccount, useExistence } from '#src/stores/account/existence.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { $favorites } from '#src/stores/favorites/favorites.ts';
import { $users, loadUsers } from '#src/stores/wallet/users.ts';
import { useSigningStage } from '../wallet/use-wallet.ts';

/** Shared props of the transfer forms. */
export function useTransferForm(user: User) {
  const config = chainConfig();
  const [exchanges] = useState(() => exchangesOf(config));
  return {
    from: user.actor,
    suggestions: useKnownNames(user.actor),
    existence: useExistence(),
    onRecipient: (name: string) => void lookUpAccount(name),
    isExchange: (name: string) => exchanges.has(name),
    withoutMemo: config.disableMemo,
    signing: useSigningStage() !== null,
  };
}

/** The visitor's favorites and their other accounts on this chain. */
function useKnownNames(except: string): string[] {
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
