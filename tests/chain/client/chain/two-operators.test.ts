import { fc } from '#tests/fc.ts';
import { describe, expect, test } from 'vitest';
import { localOnly } from '#src/chain/model/signing/cross-checked.ts';
import { decideVerdict } from '#src/chain/model/signing/verdict.ts';
import { facts } from '../../model/signing/warnings/facts.ts';
import { readFromTwoOperators } from '#src/chain/client/chain/two-operators.ts';

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
  const found = await readFromTwoOperators([A, A2, B, C], async (node) => asked.push(node));
  expect(asked).toEqual([A, B]);
  expect(found).toMatchObject({ nodes: [A, B], incomplete: null, failed: null });
});

test.each([
  ['the first', [A], [C, B]],
  ['the second', [B], [A, C]],
  ['the first two', [A, B], [C, A2]],
  ['all but one operator', [B, C], [A]],
] as const)('a node that fails is replaced by any other: %s', async (_, broken, answering) => {
  const found = await readFromTwoOperators([A, B, C, A2], down(...broken));
  expect(new Set(found.responses)).toEqual(new Set(answering));
  expect(found.incomplete).toBe(answering.length === 2 ? null : 'failed');
  expect(found.failed?.error).toBeInstanceOf(Error);
});

test('one operator is no two, with however many nodes', async () => {
  expect(await readFromTwoOperators([A, A2], down())).toMatchObject({
    responses: [A],
    incomplete: 'single',
  });
  expect(await readFromTwoOperators([A, A2], down(A))).toMatchObject({
    responses: [A2],
    incomplete: 'single',
  });
  expect(await readFromTwoOperators([A, A2], down(A, A2))).toMatchObject({
    responses: [],
    incomplete: 'failed',
  });
  expect(await readFromTwoOperators([], down())).toMatchObject({
    responses: [],
    incomplete: 'failed',
  });
});

test('two names of one operator count as one, and that needs the checkbox of a single node', async () => {
  const names = ['https://api.waxsweden.org', 'https://wax.eossweden.org'];
  const asked: string[] = [];
  const read = async (node: string) => {
    asked.push(node);
    return facts();
  };
  const found = await readFromTwoOperators(names, read);
  expect(asked).toEqual(names.slice(0, 1));
  const single = { kind: 'single' } as const;
  const evidence = {
    local: facts(),
    nested: localOnly({
      nested: [],
      proposals: [],
      extensions: [],
      complete: true,
      truncated: false,
    }),
    facts: found,
    runs: null,
    trust: [],
    figures: single,
    isClockSure: true,
  };
  const verdict = decideVerdict({ ...evidence, oneNodeAccepted: false });
  expect(verdict).toMatchObject({ requirement: 'tick', doubts: [{ kind: 'one-node' }] });
  // A second name that is of somebody else counts.
  const others = await readFromTwoOperators([names[0]!, B], read);
  const agreed = { kind: 'agree', nodes: [names[0]!, B], prices: [] } as const;
  const two = decideVerdict({
    ...evidence,
    facts: others,
    figures: agreed,
    oneNodeAccepted: false,
  });
  expect(two).toMatchObject({ requirement: 'sign', doubts: [] });
});

test('an incomplete response is used, and another operator gets the request', async () => {
  const isComplete = (node: string) => node !== A;
  expect(await readFromTwoOperators([A, B, C], down(), { isComplete })).toMatchObject({
    responses: [B, C],
    incomplete: null,
  });
  expect(await readFromTwoOperators([A, B], down(), { isComplete })).toMatchObject({
    responses: [A, B],
    incomplete: 'failed',
  });
});

test('the answers so far count when the time is over', async () => {
  const end = new AbortController();
  const read = (node: string) =>
    node === A ? new Promise<string>(() => undefined) : Promise.resolve(node);
  const found = readFromTwoOperators([A, B, C], read, { signal: end.signal });
  end.abort();
  expect(await found).toMatchObject({ incomplete: 'failed' });
  const later = new AbortController();
  const slow = (node: string) => {
    if (node === B) setTimeout(() => later.abort());
    return read(node);
  };
  expect(await readFromTwoOperators([A, B, C], slow, { signal: later.signal })).toMatchObject({
    responses: [B],
    incomplete: 'failed',
  });
});

test('one answer is enough where two would add nothing', async () => {
  expect(await readFromTwoOperators([A, B, C], down(A), { count: 1 })).toMatchObject({
    responses: [B],
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
        const { responses, incomplete } = await readFromTwoOperators(order, down(...broken));
        expect(responses.length).toBe(Math.min(2, all.length - broken.length));
        expect(incomplete).toBe(responses.length === 2 ? null : 'failed');
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
    expect(await readFromTwoOperators([A, B, A2, C], read, third)).toMatchObject({
      responses: [A, B, C],
      nodes: [A, B, C],
      incomplete: null,
    });
    expect(asked).toEqual([A, B, C]);
  });

  test.each([
    ['is down', down(C), {}],
    ['has no whole answer', down(), { isComplete: (node: string) => node !== C }],
  ] as const)('takes nothing away if it %s', async (_, read, more) => {
    expect(await readFromTwoOperators([A, B, C], read, { ...third, ...more })).toMatchObject({
      responses: [A, B],
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
    const found = await readFromTwoOperators([A, B, C], read, { ...third, signal: end.signal });
    expect(found).toMatchObject({ responses: [A, B], incomplete: null });
  });

  test('gets no request if one response is enough, or if one of two is missing', async () => {
    expect(
      (await readFromTwoOperators([A, B, C], down(), { ...third, count: 1 })).responses,
    ).toEqual([A]);
    expect((await readFromTwoOperators([A, B, C], down(B, C), third)).responses).toEqual([A]);
    expect((await readFromTwoOperators([A, B, A2], down(), third)).responses).toEqual([A, B]);
  });
});
