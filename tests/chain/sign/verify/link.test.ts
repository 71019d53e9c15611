import { describe, expect, it } from 'vitest';
import { checkBlockId, checkNext, checkPrevious, ownId } from '#src/chain/sign/verify/link.ts';
import { blockOf, evidenceOf } from './made-block.ts';

const block = blockOf();
const hidden = { finality_extension: { qc_claim: {} } };

describe('the id of a block', () => {
  it('is that of its header, in either case', () => {
    const ok = { name: 'blockId', outcome: 'ok' };
    expect(checkBlockId(evidenceOf(block))).toEqual(ok);
    expect(checkBlockId(evidenceOf({ ...block, id: block.id.toUpperCase() }))).toEqual(ok);
    expect(ownId(block)).toBe(block.id);
  });

  it('is another where the header is another', () => {
    const other = { ...block, producer: 'mallory' };
    expect(checkBlockId(evidenceOf(other))).toEqual({
      ...{ name: 'blockId', outcome: 'bad', told: block.id, found: ownId(other) },
    });
  });

  it('begins with its number', () => {
    expect(checkBlockId(evidenceOf({ ...block, block_num: 78 }))).toEqual({
      ...{ name: 'blockId', outcome: 'bad', reason: 'number', told: '78', found: '77' },
    });
  });

  it('cannot be told without all of the header', () => {
    const open = { name: 'blockId', outcome: 'open', reason: 'headerParts' };
    expect(checkBlockId(evidenceOf({ ...block, ...hidden }))).toEqual(open);
    expect(ownId({ ...block, ...hidden })).toBeNull();
    expect(checkBlockId(evidenceOf({ ...block, producer: 'No Name' }))).toEqual(open);
    expect(ownId({ ...block, producer: 'No Name' })).toBeNull();
  });
});

describe('the block before', () => {
  const previous = blockOf({ block_num: 76 });

  it('is named by its id', () => {
    const next = blockOf({ previous: previous.id });
    const ok = { name: 'previous', outcome: 'ok' };
    expect(checkPrevious(evidenceOf(next, { previous }))).toEqual(ok);
    // Its header tells, not what the answer calls it.
    const renamed = { ...previous, id: 'ab'.repeat(32) };
    expect(checkPrevious(evidenceOf(next, { previous: renamed }))).toEqual(ok);
    // Where it cannot, the answer is believed.
    const dark = { ...renamed, ...hidden };
    const believing = blockOf({ previous: renamed.id });
    expect(checkPrevious(evidenceOf(believing, { previous: dark }))).toEqual(ok);
  });

  it('is another', () => {
    expect(checkPrevious(evidenceOf(block, { previous }))).toEqual({
      ...{ name: 'previous', outcome: 'bad', told: block.previous, found: previous.id },
    });
  });

  it('is none of the first, and may be unread of any other', () => {
    const open = { name: 'previous', outcome: 'open' };
    for (const [number, reason] of [
      [1, 'firstBlock'],
      [2, 'blockUnread'],
    ] as const)
      expect(checkPrevious(evidenceOf(blockOf({ block_num: number })))).toEqual({
        ...open,
        reason,
      });
  });
});

describe('the block after', () => {
  it('names this one', () => {
    const ok = { name: 'next', outcome: 'ok' };
    const next = blockOf({ block_num: 78, previous: block.id });
    expect(checkNext(evidenceOf(block, { next }))).toEqual(ok);
    const renamed = { ...block, id: 'ab'.repeat(32) };
    expect(checkNext(evidenceOf(renamed, { next }))).toEqual(ok);
    const believing = blockOf({ block_num: 78, previous: renamed.id });
    expect(checkNext(evidenceOf({ ...renamed, ...hidden }, { next: believing }))).toEqual(ok);
  });

  it('names another, or none', () => {
    const bad = { name: 'next', outcome: 'bad', found: block.id };
    const next = blockOf({ block_num: 78 });
    expect(checkNext(evidenceOf(block, { next }))).toEqual({ ...bad, told: next.previous });
    const silent = { ...next, previous: undefined } as unknown as typeof next;
    expect(checkNext(evidenceOf(block, { next: silent }))).toEqual({ ...bad, told: '' });
  });

  it.each([
    [true, 'noNextYet'],
    [false, 'blockUnread'],
    [null, 'blockUnread'],
  ])('may not be there: %s, %s', (isHead, reason) => {
    expect(checkNext(evidenceOf(block, { isHead }))).toEqual({
      ...{ name: 'next', outcome: 'open', reason },
    });
  });
});
