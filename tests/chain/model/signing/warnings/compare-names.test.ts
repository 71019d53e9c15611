import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compareNames, lookAlike } from '#src/chain/model/signing/warnings/payment-rules.ts';
import { facts, pay } from './facts.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const names = letters.flatMap((one) =>
  letters.flatMap((other) => letters.map((third) => `payee${one}x${other}y${third}`)),
);
const actions = [...names, 'binancecleo5'].map((to) => pay({ to }));

let pauses = 0;
beforeEach(() => {
  pauses = 0;
  vi.stubGlobal('scheduler', {
    yield: () => {
      pauses += 1;
      return new Promise(setImmediate);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test('thousands of names are compared with pauses, and once', async () => {
  // A name that makes the comparison a new one.
  const view = facts({ actions, knownNames: ['binancecleos', 'somebodyelse'] });
  await compareNames(view);
  expect(pauses).toBeGreaterThan(0);
  const before = pauses;
  expect(lookAlike(view)).toEqual([
    { rule: 'look-alike', name: 'binancecleo5', like: 'binancecleos' },
  ]);
  expect(pauses).toBe(before);
});

test('the names in an action are looked for once, and with pauses', async () => {
  let looked = 0;
  const counted = (to: string) =>
    Object.defineProperty({ from: 'alice', quantity: '1.0000 EOS', memo: '' }, 'to', {
      enumerable: true,
      get() {
        looked += 1;
        return to;
      },
    });
  const many = names.map((name) => ({ ...pay({}), name: 'give', data: counted(name) }));
  const view = facts({ actions: many, knownNames: ['payeeaxbyd', 'nobodyelse'] });
  await compareNames(view);
  expect(looked).toBe(names.length);
  const found = lookAlike(view);
  expect(found.length).toBeGreaterThan(0);
  expect(lookAlike(view)).toEqual(found);
  expect(looked).toBe(names.length);
});
