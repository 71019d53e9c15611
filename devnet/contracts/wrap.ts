import { action } from '../engine/contract.ts';
import type { NativeContract } from '../engine/contract.ts';
import { abiOf, transactionStructs } from './abi.ts';
import { transactionOf } from './transaction.ts';
import type { TransactionArg } from './transaction.ts';

/** Runs a transaction's actions without their authorizations. Requires eosio's authority. */
const exec = action<{ executer: string; trx: TransactionArg }>((context, { executer, trx }) => {
  context.requireAuth(context.receiver);
  context.requireAuth(executer);
  for (const inner of transactionOf(trx).actions) context.send(inner);
});

/** eosio.wrap, which works only on a privileged account. */
export const wrap: NativeContract = {
  name: 'wrap',
  abi: abiOf({
    structs: { ...transactionStructs, exec: 'executer name, trx transaction' },
    actions: ['exec'],
  }),
  actions: { exec },
  tables: {},
};
