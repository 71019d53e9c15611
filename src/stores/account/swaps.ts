import { useStore } from '@nanostores/react';
import { map } from 'nanostores';
import { isName } from '../../chain/core/name.ts';
import { paysForCoreTokens, refusesSwaps } from '../../chain/tables/swaps.ts';
import { chainConfig } from '../chain/chain.ts';
import { nodePool } from '../chain/node.ts';
import { emptyIfNull, loadStores } from '../load-store.ts';

/** Whether accounts typed into the form refuse tokens that are swapped for them, by name. */
const $refusals = map<Readonly<Record<string, boolean | undefined>>>({});

/**
 * Whether an account refuses tokens that are swapped for it. A form is not blocked if no node
 * responds: the chain will check again.
 */
export async function lookUpRefusal(name: string): Promise<boolean> {
  if (!isName(name)) return false;
  const { token } = chainConfig().accounts;
  const refuses = await refusesSwaps(nodePool(), token, name).catch(() => null);
  if (refuses !== null) $refusals.setKey(name, refuses);
  return refuses ?? false;
}

/** The known result for an account; null if it was not checked. */
export function useRefusals(): (name: string) => boolean | null {
  const refusals = useStore($refusals);
  return (name) => refusals[name] ?? null;
}

/** Whether an account already pays for the row of its core tokens; empty if it has none. */
export const coreRowStore = loadStores(
  'core-row',
  (account) => paysForCoreTokens(nodePool(), chainConfig().accounts.token, account),
  emptyIfNull,
);
