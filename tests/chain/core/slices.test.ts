import { fc } from '#tests/fc.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inSlices } from '#src/chain/core/slices.ts';

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(nextTask);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A clock that moves by so many milliseconds with each item. */
function slowWork(ms: number) {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  return (item: number) => {
    now += ms;
    return item * 2;
  };
}

describe('inSlices', () => {
  it('returns the results of all items in their order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer()), async (items) => {
        const results = await inSlices(items, (item, index) => [item, index]);
        expect(results).toEqual(items.map((item, index) => [item, index]));
      }),
    );
  });

  it('pauses after four milliseconds of work, so that other tasks run', async () => {
    const items = Array.from({ length: 10 }, (_, index) => index);
    const order: string[] = [];
    const work = slowWork(2);
    setTimeout(() => order.push('other task'));
    const results = await inSlices(items, (item) => {
      order.push(`item ${item}`);
      return work(item);
    });
    expect(results).toEqual(items.map((item) => item * 2));
    expect(order.indexOf('other task')).toBe(2);
  });

  it('does not pause for a short list', async () => {
    const order: string[] = [];
    setTimeout(() => order.push('other task'));
    const done = inSlices([1, 2, 3], (item) => order.push(`item ${item}`));
    expect(order).toEqual(['item 1', 'item 2', 'item 3']);
    await done;
    expect(order).not.toContain('other task');
  });

  it('counts the work of all lists of a task together', async () => {
    const pauses = vi.fn(() => Promise.resolve());
    vi.stubGlobal('scheduler', { yield: pauses });
    const work = slowWork(3);
    await inSlices([1], work);
    await inSlices([1], work);
    expect(pauses).not.toHaveBeenCalled();
    await inSlices([1], work);
    expect(pauses).toHaveBeenCalledTimes(1);
  });

  it('starts again in another task', async () => {
    const pauses = vi.fn(() => Promise.resolve());
    vi.stubGlobal('scheduler', { yield: pauses });
    const work = slowWork(3);
    for (let task = 0; task < 5; task++) {
      await inSlices([1, 2], work);
      await nextTask();
    }
    expect(pauses).not.toHaveBeenCalled();
  });

  it('yields to the scheduler where the browser has one', async () => {
    const pauses = vi.fn(() => Promise.resolve());
    vi.stubGlobal('scheduler', { yield: pauses });
    await inSlices([1, 2, 3, 4, 5, 6], slowWork(2));
    expect(pauses).toHaveBeenCalledTimes(2);
  });

  it('rejects with the error of an item, and stops there', async () => {
    const seen: number[] = [];
    const failing = inSlices([1, 2, 3], (item) => {
      seen.push(item);
      if (item === 2) throw new Error('malformed');
    });
    await expect(failing).rejects.toThrow('malformed');
    expect(seen).toEqual([1, 2]);
  });
});
