import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFoundTransactions } from '#src/islands/block/use-found-transactions.ts';
import { blockTransaction } from '../../../stories/fixtures/blocks.ts';

const transactions = ['rent of May', 'wages', 'rent of June'].map((memo, index) =>
  blockTransaction({
    id: String(index).repeat(64),
    actions: [
      {
        account: 'eosio.token',
        name: 'transfer',
        authorization: [],
        data: { memo },
        hexData: null,
      },
    ],
  }),
);

function search(text: string) {
  return renderHook(({ wanted }) => useFoundTransactions(transactions, wanted), {
    initialProps: { wanted: text },
  });
}

test('finds the transactions that contain a text, in their order', async () => {
  const { result } = search('rent');
  expect(result.current).toBeNull();
  await waitFor(() => expect(result.current).toEqual([transactions[0], transactions[2]]));
});

test('keeps the last result until the next is there', async () => {
  const { result, rerender } = search('rent');
  await waitFor(() => expect(result.current).toHaveLength(2));
  rerender({ wanted: 'wages' });
  expect(result.current).toHaveLength(2);
  await waitFor(() => expect(result.current).toEqual([transactions[1]]));
});

test('shows all at once without a text', async () => {
  const { result, rerender } = search('nothing like it');
  await waitFor(() => expect(result.current).toEqual([]));
  rerender({ wanted: '' });
  expect(result.current).toBe(transactions);
});
