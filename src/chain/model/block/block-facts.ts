import type { BlockView } from './block.ts';

/** The first facts of a block's page. */
export function blockFacts({ number, time, producer, transactions }: BlockView) {
  return {
    number: { fact: 'number', count: number },
    time: { fact: 'time', at: time },
    producer: { fact: 'producer', name: producer },
    transactions: { fact: 'transactions', count: transactions.length },
    actions: {
      fact: 'actions',
      count: transactions.reduce((sum, { actions }) => sum + actions.length, 0),
    },
  } as const;
}
