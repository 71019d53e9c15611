import type { TransactionView } from './transaction.ts';

/** The first facts of a transaction's page. Its sentences are described by their actions. */
export function transactionFacts(transaction: TransactionView) {
  const { blockTime, blockNum, cpuUsage, netUsage, producer, actions } = transaction;
  const signer = actions[0]?.authorization[0]?.actor;
  return {
    time: { fact: 'time', at: blockTime },
    block: { fact: 'block', count: blockNum },
    ...(producer !== undefined && { producer: { fact: 'producer', name: producer } }),
    ...(signer !== undefined && { signer: { fact: 'signer', name: signer } }),
    cpu: { fact: 'cpu', microseconds: cpuUsage },
    net: { fact: 'net', bytes: netUsage },
  } as const;
}
