import { expect, it } from 'vitest';
import { createVoteLog } from '#devnet/history/vote-log.ts';
import type { RowChange } from '#devnet/types.ts';

/** A row whose votes and blocks since the last claim are single bytes. */
function change(votes: number, unpaid: number, other: Partial<RowChange> = {}): RowChange {
  const value = new Uint8Array(20);
  value[8] = votes;
  value[16] = unpaid;
  const row = { primary_key: 7n, payer: 'alice', value };
  return { code: 'eosio', scope: 'eosio', table: 'producers', row, present: true, ...other };
}

it('keeps changes of votes, not of blocks, nor of other tables', () => {
  const log = createVoteLog();
  log.keep(1, [change(1, 0)]);
  log.keep(2, [change(1, 1), change(9, 9, { table: 'voters' }), change(9, 9, { code: 'alice' })]);
  log.keep(3, [change(2, 1)]);
  log.keep(4, [change(2, 1, { present: false })]);
  expect([...log.all().keys()]).toEqual([1, 3, 4]);
  expect(log.all().get(3)?.[0]?.row.value[8]).toBe(2);
});

it('keeps changes of the stake that votes', () => {
  const ofStake = (stake: number, blocks: number) => {
    const value = new Uint8Array(154);
    value[124] = stake;
    value[120] = blocks;
    return change(0, 0, { table: 'global', row: { primary_key: 7n, payer: 'eosio', value } });
  };
  const log = createVoteLog();
  log.keep(1, [ofStake(5, 1)]);
  log.keep(2, [ofStake(5, 2), change(1, 0)]);
  log.keep(3, [ofStake(5, 3)]);
  log.keep(4, [ofStake(6, 4)]);
  expect([...log.all().keys()]).toEqual([1, 2, 4]);
  expect(
    log
      .all()
      .get(4)
      ?.map(({ table }) => table),
  ).toEqual(['global']);
});

it('forgets the oldest of very many', () => {
  const log = createVoteLog();
  for (let block = 1; block <= 5_001; block++) log.keep(block, [change(block % 2, 0)]);
  expect(log.all().size).toBe(5_000);
  expect(log.all().has(1)).toBe(false);
});
