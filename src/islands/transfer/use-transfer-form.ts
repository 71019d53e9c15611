import { useState } from 'react';
import { exchangesOf } from '#src/chain/config/known-accounts.ts';
import type { User } from '#src/chain/sign/users/users.ts';
import { lookUpAccount, useExistence } from '#src/stores/account/existence.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useSigningStage } from '../wallet/use-wallet.ts';

/** Shared props of the transfer forms. */
export function useTransferForm(user: User) {
  const config = chainConfig();
  const [exchanges] = useState(() => exchangesOf(config));
  return {
    from: user.actor,
    existence: useExistence(),
    onRecipient: (name: string) => void lookUpAccount(name),
    isExchange: (name: string) => exchanges.has(name),
    withoutMemo: config.disableMemo,
    signing: useSigningStage() !== null,
  };
}
