import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ActionTrace } from '#src/chain/model/action/action.ts';
import { emptyAbi } from '#src/chain/sign/abi/abi.ts';
import { struct } from '#src/chain/sign/abi/abi-definition.ts';
import { checkActionDigests } from '#src/chain/sign/verify/action-digests.ts';

const abi = {
  ...emptyAbi,
  structs: [struct('pay', 'to name')],
  actions: [{ name: 'pay', type: 'pay', ricardian_contract: '' }],
};
const abis = new Map([
  ['bob', abi],
  ['dark', null],
]);
const ALICE = '0000000000855c34';
const BOB = '0000000000000e3d';
const sha256 = (hex: string) => createHash('sha256').update(hex, 'hex').digest('hex');

/** The packed action `bob::pay` without authorization, up to its data. */
const heading = `${BOB}${'000000000000bca9'}00`;
const plain = sha256(`${heading}08${ALICE}`);
const returning = (hex: string) =>
  sha256(
    sha256(heading) + sha256(`08${ALICE}${(hex.length / 2).toString().padStart(2, '0')}${hex}`),
  );

const trace = (changes: Partial<ActionTrace> = {}) =>
  ({
    account: 'bob',
    name: 'pay',
    authorization: [],
    data: { to: 'alice' },
    hexData: null,
    digest: plain,
    inline: [],
    ...changes,
  }) as unknown as ActionTrace;
const packed = [{ account: 'bob', name: 'pay', authorization: [], data: ALICE }];
const check = (shown: ActionTrace, signed: typeof packed = packed) => {
  const [found, ...more] = checkActionDigests([shown], signed, abis);
  expect(more).toEqual([]);
  return found;
};
const ok = { name: 'actionDigests', outcome: 'match', count: 1 };
const open = (reason: string) => ({ name: 'actionDigests', outcome: 'unchecked', reason });

describe('the digest of an action', () => {
  it('covers the packed bytes, by the old and the new rule, in upper or lower case', () => {
    for (const digest of [plain, plain.toUpperCase(), returning('')])
      expect(check(trace({ digest }))).toEqual(ok);
    const returned = { hex: '07', data: 7 };
    expect(check(trace({ digest: returning('07'), returned }))).toEqual(ok);
  });

  it('is wrong only if the return value is known', () => {
    const digest = 'AB'.repeat(32);
    expect(check(trace({ digest }))).toEqual(open('returnUnread'));
    expect(check(trace({ digest, returned: { hex: '07', data: 7 } }))).toEqual({
      name: 'actionDigests',
      outcome: 'mismatch',
      reported: digest.toLowerCase(),
      computed: returning('07'),
    });
  });

  it('of an inline action covers its bytes, or its data packed with the ABI', () => {
    expect(check(trace({ hexData: ALICE, data: null }), [])).toEqual(ok);
    expect(check(trace(), [])).toEqual(ok);
    const inner = trace({ digest: undefined, inline: [trace({ inline: [trace()] })] });
    expect(check(inner)).toEqual({ ...ok, count: 2 });
  });

  it('is open if the data cannot be packed or no longer match', () => {
    expect(check(trace({ data: null }), [])).toEqual(open('notDecoded'));
    expect(check(trace({ account: 'dark' }), [])).toEqual(open('noAbi'));
    expect(check(trace({ account: 'unread' }), [])).toEqual(open('noAbi'));
    expect(check(trace({ name: 'gone' }), [])).toEqual(open('noAbi'));
    expect(check(trace({ data: { to: 'Not a name' } }), [])).toEqual(open('noAbi'));
    expect(check(trace({ data: { to: 'bob' } }), [])).toEqual(open('abiChanged'));
  });

  it('is not checked if no digest is reported', () => {
    expect(checkActionDigests([trace({ digest: undefined })], packed, abis)).toEqual([]);
    expect(checkActionDigests([], [], abis)).toEqual([]);
  });

  it('reports a wrong digest before an open one', () => {
    const unknown = trace({ data: null, digest: plain });
    const wrong = trace({ digest: 'ab'.repeat(32), returned: { hex: '', data: null } });
    expect(checkActionDigests([trace(), wrong], [packed[0]!, packed[0]!], abis)).toMatchObject([
      { outcome: 'mismatch' },
    ]);
    expect(check(trace({ inline: [unknown] }))).toEqual(open('notDecoded'));
    expect(check(trace({ inline: [unknown, { ...wrong, hexData: ALICE }] }))).toMatchObject({
      outcome: 'mismatch',
    });
  });
});
