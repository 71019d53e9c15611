import { expect, it } from 'vitest';
import { readRows } from '#devnet/api/rows.ts';
import { bootChain } from '#devnet/start.ts';

const queueOf = (key: string) => {
  const { chain } = bootChain(key);
  return readRows(chain, { code: 'eosio', scope: 'eosio', table: 'rexqueue' });
};

it('on kylin all is lent out, and fourteen wait for their tokens', () => {
  const queue = queueOf('kylin');
  expect(queue).toHaveLength(14);
  expect(queue.map(({ owner }) => owner)).toEqual(
    expect.arrayContaining(['carol', 'grace', 'holdera11111', 'holderl11111']),
  );
  for (const order of queue)
    expect(order).toMatchObject({ is_open: 1, proceeds: '0.0000 EOS', stake_change: '0.0000 EOS' });
});

it('on eos nobody waits', () => {
  expect(queueOf('eos')).toEqual([]);
});
