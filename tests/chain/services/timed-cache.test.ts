import { expect, it } from 'vitest';
import { cachedFor } from '#src/chain/services/timed-cache.ts';

const times = (now: number) => ({ now, keepMs: 300, pauseMs: 600 });

it('reads once in a time', async () => {
  let reads = 0;
  const read = (now: number) => cachedFor('once', async () => ++reads, times(now));
  expect(await Promise.all([read(0), read(0), read(299)])).toEqual([1, 1, 1]);
  expect(await read(300)).toBe(2);
});

it('repeats a failure until its pause is over', async () => {
  let reads = 0;
  const read = (now: number) =>
    cachedFor(
      'failing',
      async () => {
        reads += 1;
        if (reads === 1) throw new Error('busy');
        return reads;
      },
      times(now),
    );
  await expect(read(0)).rejects.toThrow('busy');
  await expect(read(599)).rejects.toThrow('busy');
  expect(reads).toBe(1);
  expect(await read(600)).toBe(2);
});
