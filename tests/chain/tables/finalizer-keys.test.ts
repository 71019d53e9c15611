import { expect, it } from 'vitest';
import { readFinalizerKeys } from '#src/chain/tables/finalizer-keys.ts';
import { nodeWith } from './node.ts';

it('keys are those of producers: the active ones first, and those in the policy', async () => {
  const { pool } = await nodeWith({
    finkeys: [
      { id: 0, finalizer_name: 'bob', finalizer_key: 'PUB_BLS_0' },
      { id: '1', finalizer_name: 'alice', finalizer_key: 'PUB_BLS_1' },
      { id: 2, finalizer_name: 'bob', finalizer_key: 'PUB_BLS_2' },
    ],
    finalizers: [
      { finalizer_name: 'alice', active_key_id: 1 },
      { finalizer_name: 'bob', active_key_id: 2 },
    ],
    lastpropfins: [{ last_proposed_finalizers: [{ key_id: '2' }] }],
  });
  const { rows, complete } = await readFinalizerKeys(pool);
  expect(complete).toBe(true);
  expect(
    rows.map(({ id, producer, active, proposed }) => [id, producer, active, proposed]),
  ).toEqual([
    [1n, 'alice', true, false],
    [2n, 'bob', true, true],
    [0n, 'bob', false, false],
  ]);
});

it('a contract without finalizers has no keys', async () => {
  const { pool } = await nodeWith({ finkeys: [], finalizers: [], lastpropfins: [] });
  expect((await readFinalizerKeys(pool)).rows).toEqual([]);
});
