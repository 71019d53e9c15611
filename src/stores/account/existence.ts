import { useStore } from '@nanostores/react';
import { map } from 'nanostores';
import { accountExists } from '../../chain/client/account/account-exists.ts';
import { isName } from '../../chain/core/name.ts';
import type { Existence } from '../../chain/model/account/existence.ts';
import { nodeClient, nodePool } from '../chain/node.ts';

/** Whether accounts typed into forms exist, by name. */
const $existence = map<Readonly<Record<string, Existence | undefined>>>({});

const pending = new Map<string, Promise<Existence>>();

/**
 * Checks whether an account exists, until it does. A form is not blocked if no node responds: the
 * chain will check again.
 */
export async function lookUpAccount(name: string): Promise<Existence> {
  if (!isName(name)) return 'unknown';
  if ($existence.get()[name] === 'exists') return 'exists';
  const open = pending.get(name) ?? lookUp(name);
  pending.set(name, open);
  try {
    return await open;
  } finally {
    pending.delete(name);
  }
}

/** The known result for an account; null if it was not checked. */
export function useExistence(): (name: string) => Existence | null {
  const existences = useStore($existence, { ssr: 'initial' });
  return (name) => existences[name] ?? null;
}

async function lookUp(name: string): Promise<Existence> {
  if ($existence.get()[name] === undefined) $existence.setKey(name, 'checking');
  const existence = await accountExists({ node: nodeClient(), pool: nodePool() }, name).then(
    (exists): Existence => (exists ? 'exists' : 'missing'),
    (): Existence => 'unknown',
  );
  $existence.setKey(name, existence);
  return existence;
}
