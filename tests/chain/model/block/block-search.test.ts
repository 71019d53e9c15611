import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import { countActions, searchedText } from '#src/chain/model/block/block-filter.ts';
import { findBlockAt, readBlockQuery } from '#src/chain/model/block/block-search.ts';
import type { BlockTransaction } from '#src/chain/model/block/block.ts';
import { blockTransaction } from '../../../../stories/fixtures/blocks.ts';

describe('what is typed', () => {
  it.each([
    ['412884001', 412_884_001],
    ['412,884,001', 412_884_001],
    [' 412 884 001 ', 412_884_001],
    ['2026', 2026],
    ['4294967295', 4_294_967_295],
    ['1', 1],
  ])('%s is a number', (text, number) => {
    expect(readBlockQuery(text)).toEqual({ kind: 'number', number });
  });

  it.each([
    ['2026-11-20', Date.UTC(2026, 10, 20)],
    [' 2026-11-20 ', Date.UTC(2026, 10, 20)],
    ['2026-11-20 12:30', Date.UTC(2026, 10, 20, 12, 30)],
    ['2026-11-20T12:30:15Z', Date.UTC(2026, 10, 20, 12, 30, 15)],
    ['2026-11-20 12:30:15 UTC', Date.UTC(2026, 10, 20, 12, 30, 15)],
    ['2026-11-20T12:30:15.500', Date.UTC(2026, 10, 20, 12, 30, 15)],
  ])('%s is a moment in UTC', (text, time) => {
    expect(readBlockQuery(text)).toEqual({ kind: 'time', time });
  });

  it.each(['', '0', '-3', 'alice', '2026-13-40', '99999999999', '4294967296', '12:30'])(
    '%s is neither',
    (text) => expect(readBlockQuery(text)).toBeNull(),
  );
});

describe('the block at a moment', () => {
  const start = Date.UTC(2020, 0, 1);

  it('is the first one at or after it, whatever pauses the chain made', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 2, maxLength: 300 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        async (gaps, share) => {
          let sum = start;
          const times = gaps.map((gap) => (sum += gap * 500));
          const last = times.length - 1;
          const wanted = times[0]! + Math.floor((times[last]! - times[0]!) * share);
          const found = await findBlockAt(
            wanted,
            { number: 0, time: times[0]! },
            { number: last, time: times[last]! },
            (number) => Promise.resolve(times[number]!),
          );
          expect(found).toBe(times.findIndex((time) => time >= wanted));
        },
      ),
    );
  });

  it('is found among hundreds of millions in a few looks', async () => {
    let looks = 0;
    const timeOf = (number: number) => {
      looks++;
      // A chain that stood still for two days.
      return Promise.resolve(start + number * 500 + (number > 9_000_000 ? 172_800_000 : 0));
    };
    const head = { number: 400_000_000, time: await timeOf(400_000_000) };
    const wanted = (await timeOf(123_456_789)) - 100;
    looks = 0;
    expect(await findBlockAt(wanted, { number: 2, time: start + 1_000 }, head, timeOf)).toBe(
      123_456_789,
    );
    expect(looks).toBeLessThan(40);
  });

  it('is the block of that very moment where there is one', async () => {
    const timeOf = (number: number) => Promise.resolve(start + number * 500);
    const [first, head] = [1, 1_000].map((number) => ({ number, time: start + number * 500 }));
    for (const number of [1, 2, 3, 499, 500, 998, 999, 1_000])
      expect(await findBlockAt(start + number * 500, first!, head!, timeOf)).toBe(number);
  });

  it('is found in one or two requests on a chain with a block every half second', async () => {
    let looks = 0;
    const timeOf = (number: number) => {
      looks++;
      return Promise.resolve(start + number * 500);
    };
    const head = { number: 400_000_000, time: start + 400_000_000 * 500 };
    const wanted = start + 123_456_789 * 500 - 100;
    expect(await findBlockAt(wanted, { number: 2, time: start + 1_000 }, head, timeOf)).toBe(
      123_456_789,
    );
    expect(looks).toBeLessThan(6);
  });

  it('is found on a chain that halted for years, where its pace proves nothing', async () => {
    const pause = 10 * 365 * 86_400_000;
    const timeOf = (number: number) =>
      Promise.resolve(start + number * 500 + (number > 999_999 ? pause : 0));
    const head = { number: 1_000_000, time: await timeOf(1_000_000) };
    const found = findBlockAt(
      start + 900_000 * 500,
      { number: 2, time: start + 1_000 },
      head,
      timeOf,
    );
    expect(await found).toBe(900_000);
  });

  it('is the first block for moments before it, the head for later ones', async () => {
    const never = () => Promise.reject(new Error('asked'));
    const [first, head] = [
      { number: 2, time: 1_000 },
      { number: 9, time: 5_000 },
    ];
    expect(await findBlockAt(0, first, head, never)).toBe(2);
    expect(await findBlockAt(9_000, first, head, never)).toBe(9);
  });
});

describe('the transactions of a block', () => {
  const action = (account: string, name: string, data: Record<string, unknown> | null = null) => ({
    account,
    name,
    data,
    hexData: null,
    authorization: [{ actor: 'alice', permission: 'active' }],
  });
  const transaction = (actions: BlockTransaction['actions']) =>
    blockTransaction({ id: 'ab'.repeat(32), actions });

  it('are summed up by action, the most frequent first', () => {
    const [a, b] = [action('eosio.token', 'transfer'), action('eosio', 'delegatebw')];
    expect(countActions([transaction([b, a]), transaction([a]), transaction([])])).toEqual([
      { action: 'eosio.token::transfer', count: 2 },
      { action: 'eosio::delegatebw', count: 1 },
    ]);
  });

  it('are found by id, action, signer and anything their fields say', () => {
    const text = searchedText(
      transaction([action('eosio.token', 'transfer', { to: 'bob', memo: 'Rent for May' })]),
    );
    for (const word of ['abab', 'eosio.token::transfer', 'alice@active', 'bob', 'rent for may'])
      expect(text).toContain(word);
    expect(text).not.toContain('carol');
  });
});
