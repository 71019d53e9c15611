import { expect, it } from 'vitest';
import { followOn, startFollowing } from '#src/chain/client/follow-sent.ts';
import type { ChainAccess } from '#src/chain/client/access.ts';

const ID = 'cd'.repeat(32);

/** A chain whose blocks hold the transaction where told; it remembers which were asked for. */
function chainWith(holding: Set<number>) {
  const asked: number[] = [];
  const getBlock = async (blockNum: number) => {
    asked.push(blockNum);
    return { transactions: holding.has(blockNum) ? [{ trx: { id: ID } }] : [{ trx: 'ee' }] };
  };
  const access = { node: { getBlock } } as unknown as Pick<ChainAccess, 'node'>;
  return { access, asked };
}

const head = (headBlockNum: number, lastIrreversibleBlockNum: number) => ({
  ...{ headBlockNum, lastIrreversibleBlockNum },
});

it('a transaction is pending until a block holds it, then waits to be irreversible', async () => {
  const { access, asked } = chainWith(new Set([102]));
  let following = startFollowing(ID, 101, 100);
  following = await followOn(access, following, head(100, 90));
  expect(following.blockNum).toBeNull();
  following = await followOn(access, following, head(103, 91));
  expect(following.blockNum).toBe(102);
  following = await followOn(access, following, head(110, 101));
  expect(following.isFinal).toBe(false);
  expect(asked).toEqual([101, 102]);
  following = await followOn(access, following, head(112, 102));
  expect(following).toMatchObject({ blockNum: 102, isFinal: true });
  // Nothing is asked for once all is known.
  await followOn(access, following, head(120, 110));
  expect(asked).toEqual([101, 102, 102]);
});

it('is looked for anew where its block was replaced before it was irreversible', async () => {
  const holding = new Set([102]);
  const { access } = chainWith(holding);
  let following = await followOn(access, startFollowing(ID, 102, 100), head(102, 90));
  holding.clear();
  holding.add(104);
  following = await followOn(access, following, head(106, 103));
  expect(following).toMatchObject({ blockNum: null, isFinal: false });
  following = await followOn(access, following, head(107, 104));
  expect(following).toMatchObject({ blockNum: 104, isFinal: false });
  following = await followOn(access, following, head(108, 105));
  expect(following.isFinal).toBe(true);
});

it('is looked for in the latest blocks where no node said which, and not for ever', async () => {
  const { access, asked } = chainWith(new Set());
  let following = startFollowing(ID, null, 100);
  expect(following.next).toBeLessThan(100);
  following = await followOn(access, following, head(1_000, 90));
  expect(following).toMatchObject({ blockNum: null, looks: 0 });
  const { length } = asked;
  await followOn(access, following, head(2_000, 90));
  expect(asked).toHaveLength(length);
});
