import { ensure } from '../engine/errors.ts';
import { INDEX_TYPES } from '../engine/index-keys.ts';
import type { Intrinsics, Machine } from './call.ts';
import { actionIntrinsics, authorizationIntrinsics } from './intrinsics/action.ts';
import { assertionIntrinsics } from './intrinsics/assertion.ts';
import { floatIntrinsics, integerIntrinsics } from './intrinsics/builtins.ts';
import { consoleIntrinsics } from './intrinsics/console.ts';
import { cryptoIntrinsics } from './intrinsics/crypto.ts';
import { databaseIntrinsics } from './intrinsics/database.ts';
import { indexIntrinsics } from './intrinsics/index-database.ts';
import { memoryIntrinsics } from './intrinsics/memory.ts';
import { permissionIntrinsics } from './intrinsics/permission.ts';
import { privilegedIntrinsics } from './intrinsics/privileged.ts';
import { blockIntrinsics, systemIntrinsics } from './intrinsics/system.ts';
import {
  contextFreeIntrinsics,
  sendIntrinsics,
  transactionIntrinsics,
} from './intrinsics/transaction.ts';

/** The `env` imports of modules, for normal and for context-free actions. */
export interface Imports {
  action: Intrinsics;
  contextFree: Intrinsics;
  /** `env.db_store_i64`, … */
  names: ReadonlySet<string>;
}

export function createImports(machine: Machine): Imports {
  const always: Intrinsics = {
    ...actionIntrinsics(machine),
    ...assertionIntrinsics(machine),
    ...blockIntrinsics(machine),
    ...consoleIntrinsics(machine),
    ...cryptoIntrinsics(machine),
    ...floatIntrinsics(machine),
    ...integerIntrinsics(machine),
    ...memoryIntrinsics(machine),
    ...transactionIntrinsics(machine),
  };
  const withContext: Intrinsics = {
    ...authorizationIntrinsics(machine),
    ...databaseIntrinsics(machine),
    ...Object.assign({}, ...INDEX_TYPES.map((type) => indexIntrinsics(machine, type))),
    ...permissionIntrinsics(machine),
    ...privilegedIntrinsics(machine),
    ...sendIntrinsics(machine),
    ...systemIntrinsics(machine),
  };
  const withoutContext = contextFreeIntrinsics(machine);
  const onlyFree = refusing(withContext, "only context free api's can be used in this context");
  const neverFree = refusing(withoutContext, 'this API may only be called from context_free apply');
  const action = { ...always, ...withContext, ...neverFree };
  return {
    action,
    contextFree: { ...always, ...onlyFree, ...withoutContext },
    names: new Set(Object.keys(action).map((name) => `env.${name}`)),
  };
}

/** The same names, which refuse to be called. */
function refusing(intrinsics: Intrinsics, message: string): Intrinsics {
  const refuse = (): void => ensure(false, 'unaccessible_api', message);
  return Object.fromEntries(Object.keys(intrinsics).map((name) => [name, refuse]));
}
