import { fc } from '#tests/fc.ts';
import { describe, expect, it } from 'vitest';
import { FetchError } from '#src/chain/rpc/errors.ts';
import type { JsonRecord } from '#src/chain/rpc/json.ts';
import { createPool } from '#src/chain/rpc/pool.ts';
import { allProducers } from '#src/chain/tables/producers.ts';
import { readAll, readPage, readPages, readRows } from '#src/chain/tables/read.ts';
import { readScopes } from '#src/chain/tables/scopes.ts';

interface Requested {
  readonly lower_bound?: string;
  readonly upper_bound?: string;
  readonly reverse?: boolean;
  readonly limit: number;
}

const QUERY = { code: 'c', scope: 's', table: 't' };
const read = (row: JsonRecord) => (typeof row.id === 'string' ? row.id : null);
const keyOf = (row: JsonRecord) => BigInt(String(row.id));

/** A pool without a network, one node per response, which records request bodies. */
function poolOf(...nodes: ((body: Requested) => unknown)[]) {
  const requested: Requested[] = [];
  const pool = createPool({
    endpoints: nodes.map((_, index) => `http://node${index}`),
    checkHead: false,
    fetch: (input, init) => {
      const index = Number(/\d/.exec(String(input))?.[0]);
      const body = JSON.parse(String(init?.body)) as Requested;
      requested.push(body);
      return Promise.resolve(new Response(JSON.stringify(nodes[index]?.(body))));
    },
  });
  return { pool, requested };
}

/** A node like nodeos: inclusive bounds, and `next_key` is the first omitted key. */
function honest(keys: readonly bigint[], returnsNextKey = true) {
  return ({ lower_bound, upper_bound, reverse, limit }: Requested) => {
    const bound = (text: string | undefined, open: bigint) =>
      text === undefined || text === '' ? open : BigInt(text);
    const within = keys
      .filter((key) => key >= bound(lower_bound, 0n) && key <= bound(upper_bound, 2n ** 64n))
      .toSorted((a, b) => (a < b ? -1 : 1));
    const all = reverse === true ? within.toReversed() : within;
    const next = all[limit];
    return {
      rows: all.slice(0, limit).map((id) => ({ id: String(id) })),
      more: next !== undefined,
      ...(returnsNextKey && { next_key: next === undefined ? '' : String(next) }),
    };
  };
}

const keys = fc.uniqueArray(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), { maxLength: 40 });

describe('a paged table', () => {
  it('returns each row once, in order, with and without next keys', async () => {
    await fc.assert(
      fc.asyncProperty(
        keys,
        fc.integer({ min: 1, max: 7 }),
        fc.boolean(),
        fc.boolean(),
        async (all, chunk, returnsNextKey, reverse) => {
          const { pool } = poolOf(honest(all, returnsNextKey));
          const found = await readAll(pool, { ...QUERY, reverse }, read, { chunk, keyOf });
          const sorted = all.toSorted((a, b) => (a < b ? -1 : 1)).map(String);
          expect(found).toEqual({ rows: reverse ? sorted.toReversed() : sorted, complete: true });
        },
      ),
      { numRuns: 60 },
    );
  });

  it('stops at a limit, and reports whether the table ended', async () => {
    const { pool, requested } = poolOf(honest([1n, 2n, 3n, 4n, 5n]));
    const two = await readAll(pool, QUERY, read, { chunk: 2, limit: 2 });
    expect(two).toEqual({ rows: ['1', '2'], complete: false });
    expect(requested).toHaveLength(1);
    const five = await readAll(pool, QUERY, read, { chunk: 2, limit: 5 });
    expect(five).toEqual({ rows: ['1', '2', '3', '4', '5'], complete: true });
    expect((await readAll(pool, QUERY, read, { chunk: 5, limit: 3 })).complete).toBe(false);
  });

  it('requests a hundred rows at a time, and at most a hundred pages', async () => {
    let next = 0;
    const { pool, requested } = poolOf(() => ({ rows: [], more: true, next_key: String(++next) }));
    expect(await readAll(pool, QUERY, read)).toEqual({ rows: [], complete: false });
    expect(requested).toHaveLength(100);
    expect(requested.every(({ limit }) => limit === 100)).toBe(true);
  });

  it('ends without a next key if rows have no key either', async () => {
    const { pool, requested } = poolOf(honest([1n, 2n], false));
    expect(await readAll(pool, QUERY, read, { chunk: 1 })).toEqual({
      rows: ['1'],
      complete: false,
    });
    expect(requested).toHaveLength(1);
  });

  it('ends at the highest possible key', async () => {
    const last = String(2n ** 64n - 1n);
    const { pool } = poolOf(() => ({ rows: [{ id: last }], more: true }));
    expect(await readAll(pool, QUERY, read, { keyOf })).toEqual({ rows: [last], complete: false });
  });

  it('accepts the text that some proxies write for "more"', async () => {
    const { pool } = poolOf(() => ({ rows: [{ id: '1' }], more: 'false' }));
    expect((await readAll(pool, QUERY, read)).complete).toBe(true);
  });

  it('skips a node that repeats a key', async () => {
    const all = [1n, 2n, 3n, 4n];
    const stuck = ({ lower_bound: from = '' }: Requested) =>
      from === '' ? honest(all)({ limit: 2 }) : { rows: [{ id: '3' }], more: true, next_key: from };
    const { pool } = poolOf(stuck, honest(all));
    const found = await readAll(pool, QUERY, read, { chunk: 2 });
    expect(found).toEqual({ rows: ['1', '2', '3', '4'], complete: true });
    await expect(readAll(poolOf(stuck).pool, QUERY, read, { chunk: 2 })).rejects.toMatchObject({
      name: 'FetchError',
      attempts: [{ kind: 'malformed' }],
    });
  });

  it('fails on a node that goes backwards, or ignores the bound', async () => {
    const backwards = ({ lower_bound: from = '100' }: Requested) => ({
      rows: [{ id: from }],
      more: true,
      next_key: String(Number(from) - 1),
    });
    const query = { ...QUERY, lower_bound: '100' };
    await expect(readAll(poolOf(backwards).pool, query, read)).rejects.toBeInstanceOf(FetchError);
    const deaf = () => ({ rows: [{ id: '7' }], more: true });
    await expect(readAll(poolOf(deaf).pool, QUERY, read, { keyOf })).rejects.toBeInstanceOf(
      FetchError,
    );
  });

  it('ends within one key of a secondary index, where nodes cannot continue', async () => {
    const { pool, requested } = poolOf(() => ({ rows: [{ id: '1' }], more: true, next_key: '5' }));
    const query = { ...QUERY, index_position: 2, lower_bound: '5', upper_bound: '5' };
    expect(await readAll(pool, query, read)).toEqual({ rows: ['1'], complete: false });
    expect(requested).toHaveLength(1);
  });

  it('returns single pages for lists that grow on demand', async () => {
    const { pool } = poolOf(honest([1n, 2n, 3n]));
    const first = await readPage(pool, { ...QUERY, reverse: true }, read, { chunk: 2 });
    expect(first).toEqual({ rows: ['3', '2'], next: '1', last: false });
    const second = await readPage(pool, { ...QUERY, reverse: true }, read, {
      chunk: 2,
      after: first.next,
    });
    expect(second).toEqual({ rows: ['1'], next: null, last: true });
  });

  it("throws the signal's reason after an abort, also between pages", async () => {
    const controller = new AbortController();
    const { pool, requested } = poolOf(honest([1n, 2n, 3n]));
    const pages = readPages(pool, QUERY, read, { chunk: 1, signal: controller.signal });
    expect((await pages.next()).value).toMatchObject({ rows: ['1'] });
    controller.abort(new Error('left'));
    await expect(pages.next()).rejects.toThrow('left');
    expect(requested).toHaveLength(1);
  });

  it('ends for any response', async () => {
    const page = fc.record(
      {
        rows: fc.array(fc.record({ id: fc.constantFrom('1', '2', '3') }), { maxLength: 3 }),
        more: fc.constantFrom<unknown>(true, false, 'x', ''),
        next_key: fc.constantFrom('', '0', '1', '2', '5', 'a', '-1', '1.5'),
      },
      { requiredKeys: ['rows', 'more'] },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(page, fc.jsonValue()), { minLength: 1, maxLength: 6 }),
        fc.boolean(),
        async (responses, reverse) => {
          let turn = 0;
          const { pool, requested } = poolOf(() => responses[turn++ % responses.length]);
          const reading = { maxPages: 20, keyOf };
          const found = await readAll(pool, { ...QUERY, reverse }, read, reading).catch(
            (error: unknown) => error,
          );
          if (found instanceof Error) expect(found).toBeInstanceOf(FetchError);
          expect(requested.length).toBeLessThanOrEqual(20);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('rows', () => {
  it('that are malformed fail the endpoint without another exception', async () => {
    for (const rows of [['00ff'], [null], [{ id: 5 }], [[]], 'rows']) {
      const { pool } = poolOf(() => ({ rows, more: false }));
      await expect(readRows(pool, QUERY, read), JSON.stringify(rows)).rejects.toMatchObject({
        name: 'FetchError',
        message: 'Malformed response',
        attempts: [{ endpoint: 'http://node0', kind: 'malformed' }],
      });
    }
  });

  it('have a default limit of ten', async () => {
    const { pool, requested } = poolOf(honest([]));
    expect(await readRows(pool, QUERY, read)).toEqual([]);
    expect(requested).toEqual([{ json: true, ...QUERY, limit: 10 }]);
  });
});

describe('scopes', () => {
  const scope = (name: string) => ({ code: 'c', scope: name, table: 't', payer: 'p', count: 1 });

  it('are read to the end, or to a limit', async () => {
    const { pool, requested } = poolOf(({ lower_bound: from }) =>
      from === 'bob' ? { rows: [scope('bob')], more: '' } : { rows: [scope('al')], more: 'bob' },
    );
    const all = await readScopes(pool, { code: 'c', table: 't' });
    expect(all).toMatchObject({ rows: [{ scope: 'al', payer: 'p', rows: 1 }, { scope: 'bob' }] });
    expect(all.complete).toBe(true);
    const one = await readScopes(pool, { code: 'c', table: 't' }, { limit: 1 });
    expect(one).toMatchObject({ rows: [{ scope: 'al' }], complete: false });
    expect(requested).toHaveLength(3);
    expect(requested.at(-1)?.limit).toBe(100);
  });

  it('are returned once, though a page begins with the last scope of the previous one', async () => {
    const { pool } = poolOf(({ lower_bound: from }) =>
      from === '' ? { rows: [scope('al')], more: 'al' } : { rows: [scope('al')], more: '' },
    );
    expect((await readScopes(pool, { code: 'c', table: 't' })).rows).toHaveLength(1);
  });

  it('of digits are requested by number, because nodes read digits as a number', async () => {
    const { pool, requested } = poolOf(() => ({ rows: [], more: '' }));
    await readScopes(pool, { code: 'c', table: 't', from: '1', to: '111111111111' });
    expect(requested[0]).toMatchObject({
      lower_bound: '576460752303423488',
      upper_bound: String(0b00001n * ((2n ** 60n - 1n) / 31n) * 16n),
    });
  });

  it('that repeat are a failure', async () => {
    const { pool } = poolOf(() => ({ rows: [], more: 'bob' }));
    await expect(readScopes(pool, { code: 'c', table: 't' })).rejects.toBeInstanceOf(FetchError);
  });

  it('are limited to a number of pages', async () => {
    let turn = 0;
    const { pool, requested } = poolOf(() => ({ rows: [], more: `a${'.'.repeat(++turn)}` }));
    expect((await readScopes(pool, { code: 'c', table: 't' })).complete).toBe(false);
    expect(requested).toHaveLength(100);
  });
});

describe('all producers', () => {
  const row = (owner: string) => ({ owner, total_votes: '1.0', is_active: 1 });

  it('are requested in hundreds, without duplicates', async () => {
    const { pool, requested } = poolOf(({ lower_bound: from }) =>
      from === 'c'
        ? { rows: [row('b'), row('c')], total_producer_vote_weight: '9', more: '' }
        : { rows: [row('a'), row('b')], total_producer_vote_weight: '3', more: 'c' },
    );
    const { rows, total_producer_vote_weight: weight } = await allProducers(pool);
    expect(rows?.map(({ owner }) => owner)).toEqual(['a', 'b', 'c']);
    expect(weight).toBe('3');
    expect(requested).toEqual([
      { json: true, lower_bound: '', limit: 100 },
      { json: true, lower_bound: 'c', limit: 100 },
    ]);
    expect((await allProducers(pool, { limit: 1 })).rows).toHaveLength(1);
  });

  it('of FIO have another field name', async () => {
    const { pool } = poolOf(() => ({ producers: [row('a')], more: '' }));
    expect((await allProducers(pool)).rows).toHaveLength(1);
  });

  it('that repeat are a failure', async () => {
    const { pool } = poolOf(() => ({ rows: [row('a')], more: 'a' }));
    await expect(allProducers(pool)).rejects.toBeInstanceOf(FetchError);
  });
});
