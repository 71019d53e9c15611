import { expect, test } from 'vitest';
import type { ChainAccess } from '#src/chain/client/chain/access.ts';
import { blockOfRoundBefore } from '#src/chain/client/block/round-start.ts';
import { observedBlock } from '#src/chain/model/block/observed-blocks.ts';
import { createPool } from '#src/chain/rpc/pool.ts';

const TIME = '2026-01-01T00:00:00.500';

/** A node that knows the header of each block, and the bodies of the requests to it. */
function node() {
  const sent: unknown[] = [];
  const fetch = (_url: unknown, init?: { body?: unknown }) => {
    const { block_num } = JSON.parse(String(init?.body)) as { block_num: number };
    sent.push(block_num);
    const roots = { transaction_mroot: '0', action_mroot: '0', previous: '0' };
    const numbers = { block_num, ref_block_num: 1, ref_block_prefix: 1 };
    return Promise.resolve(
      Response.json({ id: 'a', producer: 'p', timestamp: TIME, ...roots, ...numbers }),
    );
  };
  const pool = createPool({ endpoints: ['http://node.example'], checkHead: false, fetch });
  return { access: { pool } as unknown as ChainAccess, sent };
}

test('reads the header of the block that is a round of blocks before the head', async () => {
  const { access, sent } = node();
  const block = await blockOfRoundBefore(access, 1_000, 21);
  expect(sent).toEqual([748]);
  expect(block).toEqual(observedBlock(748, Date.parse(`${TIME}Z`)));
});

test('begins with the first block on a chain younger than a round', async () => {
  const { access, sent } = node();
  await blockOfRoundBefore(access, 20, 21);
  expect(sent).toEqual([1]);
});
