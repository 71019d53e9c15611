import { hex } from '../abi/hex.ts';
import type { Action, PermissionLevel, Transaction } from '../types.ts';

interface ActionArg {
  account: string;
  name: string;
  authorization: PermissionLevel[];
  data: Uint8Array;
}

/** A transaction as an argument of an action. */
export interface TransactionArg extends Omit<
  Transaction,
  'context_free_actions' | 'actions' | 'transaction_extensions'
> {
  context_free_actions: ActionArg[];
  actions: ActionArg[];
  transaction_extensions: { type: number; data: Uint8Array }[];
}

export function transactionOf(arg: TransactionArg): Transaction {
  return {
    ...arg,
    context_free_actions: arg.context_free_actions.map(actionOf),
    actions: arg.actions.map(actionOf),
    transaction_extensions: arg.transaction_extensions.map(({ type, data }) => [type, hex(data)]),
  };
}

function actionOf(arg: ActionArg): Action {
  return { ...arg, data: hex(arg.data) };
}
