import type { Devnet } from '../../engine/devnet.ts';
import type { Action } from '../../types.ts';
import { nodeKey } from '../keys.ts';
import { badCast, isObject, list } from '../params.ts';
import type { Params } from '../params.ts';

/**
 * The available keys that the declared authorizations need, in their given format. Throws
 * unsatisfied_authorization (3090003) if they are not enough.
 */
export function requiredKeys(chain: Devnet, transaction: unknown, available: string[]): string[] {
  if (!isObject(transaction)) throw badCast(transaction, 'Object');
  const given = new Map(available.map((key) => [nodeKey(key, chain.spec.keyPrefix), key]));
  const actions = list(transaction, 'actions').map(readAction);
  return chain.requiredKeys(actions, [...given.keys()]).map((key) => given.get(key) ?? key);
}

function readAction(value: unknown): Action {
  const action = object(value);
  return {
    account: String(action['account'] ?? ''),
    name: String(action['name'] ?? ''),
    authorization: list(action, 'authorization').map((entry) => {
      const level = object(entry);
      return { actor: String(level['actor']), permission: String(level['permission']) };
    }),
    // Unpacked arguments matter only for permission changes.
    data: typeof action['data'] === 'string' ? action['data'] : '',
  };
}

function object(value: unknown): Params {
  if (!isObject(value)) throw badCast(value, 'Object');
  return value;
}
