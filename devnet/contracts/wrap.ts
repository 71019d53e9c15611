import { action } from '../engine/contract.ts';
import type { NativeContract } from '../engine/contract.ts';
import { abiOf, transactionStructs } from './abi.ts';
import { transactionOf } from './transaction.ts';
import type { TransactionArg } from './transaction.ts';

/** Runs a transaction's actions without the authorities they declare: eosio alone is asked. */
const exec = action<{ executer: string; trx: TransactionArg }>((context, { executer, trx }) => {
  context.requireAuth(context.receiver);
  context.requireAuth(executer);
  for (const inner of transactionOf(trx).actions) context.send(inner);
});

/** eosio.wrap, which only does something on a privileged account. */
export const wrap: NativeContract = {
  name: 'wrap',
  abi: abiOf({
    structs: { ...transactionStructs, exec: 'executer name, trx transaction' },
    actions: ['exec'],
  }),
  actions: { exec },
  tables: {},
};
