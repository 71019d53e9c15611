import { fc } from '#tests/fc.ts';
import { describe, expect, test } from 'vitest';
import { withoutNodes } from '#src/chain/model/signing/cross-checked.ts';
import { judge } from '#src/chain/model/signing/verdict.ts';
import { facts } from '../../model/signing/warnings/facts.ts';
import { readAtTwo } from '#src/chain/client/chain/two-operators.ts';

const A = 'https://api.first.io';
const A2 = 'https://eos.first.io';
const B = 'https://eos.second.io';
const C = 'https://eos.third.io';

const down =
  (...nodes: string[]) =>
  (node: string) =>
    nodes.includes(node) ? Promise.reject(new Error(`${node} is down`)) : Promise.resolve(node);

test('two operators get the request, each at its first node', async () => {
  const asked: string[] = [];
  const found = await readAtTwo([A, A2, B, C], async (node) => asked.push(node));
  expect(asked).toEqual([A, B]);
  expect(found).toMatchObject({ nodes: [A, B], incomplete: null, failed: null });
});

test.each([
  ['the first', [A], [C, B]],
  ['the second', [B], [A, C]],
  ['the first two', [A, B], [C, A2]],
  ['all but one operator', [B, C], [A]],
] as const)('a node that fails is replaced by any other: %s', async (_, broken, answering) => {
  const found = await readAtTwo([A, B, C, A2], down(...broken));
  expect(new Set(found.given)).toEqual(new Set(answering));
  expect(found.incomplete).toBe(answering.length === 2 ? null : 'failed');
  expect(found.failed?.error).toBeInstanceOf(Error);
});

test('one operator is no two, with however many nodes', async () => {
  expect(await readAtTwo([A, A2], down())).toMatchObject({ given: [A], incomplete: 'single' });
  expect(await readAtTwo([A, A2], down(A))).toMatchObject({ given: [A2], incomplete: 'single' });
  expect(await readAtTwo([A, A2], down(A, A2))).toMatchObject({ given: [], incomplete: 'failed' });
  expect(await readAtTwo([], down())).toMatchObject({ given: [], incomplete: 'failed' });
});

test('two names of one operator count as one, and that needs the checkbox of a single node', async () => {
  const names = ['https://api.waxsweden.org', 'https://wax.eossweden.org'];
  const asked: string[] = [];
  const read = async (node: string) => {
    asked.push(node);
    return facts();
  };
  const found = await readAtTwo(names, read);
  expect(asked).toEqual(names.slice(0, 1));
  const single = { kind: 'single' } as const;
  const evidence = {
    local: facts(),
    nested: withoutNodes({ nested: [], proposals: [], extensions: [], complete: true, cut: false }),
    facts: found,
    runs: null,
    trust: [],
    figures: single,
    isClockSure: true,
  };
  const verdict = judge({ ...evidence, oneNodeAccepted: false });
  expect(verdict).toMatchObject({ outcome: 'tick', doubts: [{ kind: 'one-node' }] });
  // A second name that is of somebody else counts.
  const others = await readAtTwo([names[0]!, B], read);
  const agreed = { kind: 'agree', nodes: [names[0]!, B], prices: [] } as const;
  const two = judge({ ...evidence, facts: others, figures: agreed, oneNodeAccepted: false });
  expect(two).toMatchObject({ outcome: 'sign', doubts: [] });
});

test('an incomplete response is used, and another operator gets the request', async () => {
  const isComplete = (node: string) => node !== A;
  expect(await readAtTwo([A, B, C], down(), { isComplete })).toMatchObject({
    given: [B, C],
    incomplete: null,
  });
  expect(await readAtTwo([A, B], down(), { isComplete })).toMatchObject({
    given: [A, B],
    incomplete: 'failed',
  });
});

test('the answers so far count when the time is over', async () => {
  const end = new AbortController();
  const read = (node: string) =>
    node === A ? new Promise<string>(() => undefined) : Promise.resolve(node);
  const found = readAtTwo([A, B, C], read, { signal: end.signal });
  end.abort();
  expect(await found).toMatchObject({ incomplete: 'failed' });
  const later = new AbortController();
  const slow = (node: string) => {
    if (node === B) setTimeout(() => later.abort());
    return read(node);
  };
  expect(await readAtTwo([A, B, C], slow, { signal: later.signal })).toMatchObject({
    given: [B],
    incomplete: 'failed',
  });
});

test('one answer is enough where two would add nothing', async () => {
  expect(await readAtTwo([A, B, C], down(A), { count: 1 })).toMatchObject({
    given: [B],
    incomplete: null,
  });
});

test('as long as two operators answer, no failure of others ends it', async () => {
  const all = ['one', 'two', 'three', 'four', 'five'].map((name) => `https://api.${name}.io`);
  await fc.assert(
    fc.asyncProperty(
      fc.subarray(all),
      fc.shuffledSubarray(all, { minLength: 5 }),
      async (broken, order) => {
        const { given, incomplete } = await readAtTwo(order, down(...broken));
        expect(given.length).toBe(Math.min(2, all.length - broken.length));
        expect(incomplete).toBe(given.length === 2 ? null : 'failed');
      },
    ),
  );
});

describe('a third operator', () => {
  const third = { third: true };

  test('gets one request where two responded, and its response counts with theirs', async () => {
    const asked: string[] = [];
    const read = async (node: string) => {
      asked.push(node);
      return node;
    };
    expect(await readAtTwo([A, B, A2, C], read, third)).toMatchObject({
      given: [A, B, C],
      nodes: [A, B, C],
      incomplete: null,
    });
    expect(asked).toEqual([A, B, C]);
  });

  test.each([
    ['is down', down(C), {}],
    ['has no whole answer', down(), { isComplete: (node: string) => node !== C }],
  ] as const)('takes nothing away if it %s', async (_, read, more) => {
    expect(await readAtTwo([A, B, C], read, { ...third, ...more })).toMatchObject({
      given: [A, B],
      incomplete: null,
    });
  });

  test('is not waited for once the time is over', async () => {
    const end = new AbortController();
    const read = (node: string) => {
      if (node !== C) return Promise.resolve(node);
      setTimeout(() => end.abort());
      return new Promise<string>(() => undefined);
    };
    const found = await readAtTwo([A, B, C], read, { ...third, signal: end.signal });
    expect(found).toMatchObject({ given: [A, B], incomplete: null });
  });

  test('is none for a question of one answer, or where one of two is missing', async () => {
    expect((await readAtTwo([A, B, C], down(), { ...third, count: 1 })).given).toEqual([A]);
    expect((await readAtTwo([A, B, C], down(B, C), third)).given).toEqual([A]);
    expect((await readAtTwo([A, B, A2], down(), third)).given).toEqual([A, B]);
  });
});
