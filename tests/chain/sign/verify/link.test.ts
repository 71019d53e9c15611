import { describe, expect, it } from 'vitest';
import {
  checkBlockId,
  checkNext,
  checkPrevious,
  computedBlockId,
} from '#src/chain/sign/verify/link.ts';
import { blockOf, evidenceOf } from './made-block.ts';

const block = blockOf();
const hidden = { finality_extension: { qc_claim: {} } };

describe('the id of a block', () => {
  it('matches its header, in upper or lower case', () => {
    const ok = { name: 'blockId', outcome: 'match' };
    expect(checkBlockId(evidenceOf(block))).toEqual(ok);
    expect(checkBlockId(evidenceOf({ ...block, id: block.id.toUpperCase() }))).toEqual(ok);
    expect(computedBlockId(block)).toBe(block.id);
  });

  it('differs if the header was changed', () => {
    const other = { ...block, producer: 'mallory' };
    expect(checkBlockId(evidenceOf(other))).toEqual({
      name: 'blockId',
      outcome: 'mismatch',
      reported: block.id,
      computed: computedBlockId(other),
    });
  });

  it('starts with the block number', () => {
    expect(checkBlockId(evidenceOf({ ...block, block_num: 78 }))).toEqual({
      name: 'blockId',
      outcome: 'mismatch',
      reason: 'number',
      reported: '78',
      computed: '77',
    });
  });

  it('is open if the header is incomplete', () => {
    const open = { name: 'blockId', outcome: 'unchecked', reason: 'headerParts' };
    expect(checkBlockId(evidenceOf({ ...block, ...hidden }))).toEqual(open);
    expect(computedBlockId({ ...block, ...hidden })).toBeNull();
    expect(checkBlockId(evidenceOf({ ...block, producer: 'No Name' }))).toEqual(open);
    expect(computedBlockId({ ...block, producer: 'No Name' })).toBeNull();
  });
});

describe('the block before', () => {
  const previous = blockOf({ block_num: 76 });

  it('is linked by the id of its header', () => {
    const next = blockOf({ previous: previous.id });
    const ok = { name: 'previous', outcome: 'match' };
    expect(checkPrevious(evidenceOf(next, { previous }))).toEqual(ok);
    // The header counts, not the id in the response.
    const renamed = { ...previous, id: 'ab'.repeat(32) };
    expect(checkPrevious(evidenceOf(next, { previous: renamed }))).toEqual(ok);
    // With an incomplete header the id in the response counts.
    const dark = { ...renamed, ...hidden };
    const believing = blockOf({ previous: renamed.id });
    expect(checkPrevious(evidenceOf(believing, { previous: dark }))).toEqual(ok);
  });

  it('does not match another block', () => {
    expect(checkPrevious(evidenceOf(block, { previous }))).toEqual({
      name: 'previous',
      outcome: 'mismatch',
      reported: block.previous,
      computed: previous.id,
    });
  });

  it('is open for the first block and if it could not be read', () => {
    const open = { name: 'previous', outcome: 'unchecked' };
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
  it('links to this block', () => {
    const ok = { name: 'next', outcome: 'match' };
    const next = blockOf({ block_num: 78, previous: block.id });
    expect(checkNext(evidenceOf(block, { next }))).toEqual(ok);
    const renamed = { ...block, id: 'ab'.repeat(32) };
    expect(checkNext(evidenceOf(renamed, { next }))).toEqual(ok);
    const believing = blockOf({ block_num: 78, previous: renamed.id });
    expect(checkNext(evidenceOf({ ...renamed, ...hidden }, { next: believing }))).toEqual(ok);
  });

  it('links to another block, or to none', () => {
    const bad = { name: 'next', outcome: 'mismatch', computed: block.id };
    const next = blockOf({ block_num: 78 });
    expect(checkNext(evidenceOf(block, { next }))).toEqual({ ...bad, reported: next.previous });
    const silent = { ...next, previous: undefined } as unknown as typeof next;
    expect(checkNext(evidenceOf(block, { next: silent }))).toEqual({ ...bad, reported: '' });
  });

  it.each([
    [true, 'noNextYet'],
    [false, 'blockUnread'],
    [null, 'blockUnread'],
  ])('is open if it is missing: is head %s, %s', (isHead, reason) => {
    expect(checkNext(evidenceOf(block, { isHead }))).toEqual({
      name: 'next',
      outcome: 'unchecked',
      reason,
    });
  });
});
