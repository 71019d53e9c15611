import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { savannaSchedule, type ActionReceipt } from '#src/chain/model/transaction/verification.ts';
import { checkActionRoot } from '#src/chain/sign/verify/action-root.ts';
import { actionReceiptDigest } from '#src/chain/sign/verify/digest.ts';
import { canonicalRoot } from '#src/chain/sign/verify/merkle.ts';
import { blockOf, evidenceOf } from './made-block.ts';

const receipt: ActionReceipt = {
  receiver: 'alice',
  response: null,
  digest: 'ab'.repeat(32),
  globalSequence: '258',
  receiverSequence: '2',
  authSequences: [['bob', '3']],
  codeSequence: 129,
  abiSequence: 5,
};
const sha256 = (hex: string) => createHash('sha256').update(hex, 'hex').digest('hex');
const u64 = (byte: string) => byte.padEnd(16, '0');
const rest = [
  'ab'.repeat(32),
  u64('0201'),
  u64('02'),
  '01',
  '0000000000000e3d',
  u64('03'),
  '8101',
  '05',
].join('');

describe('the leaf of a receipt', () => {
  it.each([
    ['the fields', null, ''],
    ['the FIO response after the receiver', '{}', '027b7d'],
    ['an empty FIO response', '', '00'],
  ])('covers %s', (_what, response, bytes) => {
    expect(Buffer.from(actionReceiptDigest({ ...receipt, response })).toString('hex')).toBe(
      sha256(`0000000000855c34${bytes}${rest}`),
    );
  });
});

describe('the tree over the receipts of a block', () => {
  // As numbers, not as texts.
  const inOrder = ['9', '10', '100'].map((globalSequence) => ({ ...receipt, globalSequence }));
  const root = canonicalRoot(inOrder.map(actionReceiptDigest));
  const check = (receipts: readonly ActionReceipt[], action_mroot: unknown = root) =>
    checkActionRoot(evidenceOf({ ...blockOf(), action_mroot } as never, { receipts }));
  const open = { name: 'actionRoot', outcome: 'open', reason: 'onblockUnread' };

  it('sorts the receipts by global sequence', () => {
    const ok = { name: 'actionRoot', outcome: 'ok', count: 3 };
    expect(check(inOrder)).toEqual(ok);
    expect(check(inOrder.toReversed())).toEqual(ok);
    expect(check(inOrder, root.toUpperCase())).toEqual(ok);
  });

  it('is open if a receipt is missing or unreadable, or the block has no root', () => {
    expect(check(inOrder.slice(1))).toEqual(open);
    expect(check([{ ...receipt, receiver: 'No Name' }])).toEqual(open);
    expect(check(inOrder, null)).toEqual(open);
    expect(check([{ ...receipt, receiver: 'No Name' }], null)).toEqual(open);
  });

  it('is open since Savanna, and without receipts', () => {
    const unread = { ...open, reason: 'receiptsUnread' };
    expect(checkActionRoot(evidenceOf(blockOf({ action_mroot: root })))).toEqual(unread);
    const savanna = blockOf({ action_mroot: root, schedule_version: savannaSchedule });
    expect(checkActionRoot(evidenceOf(savanna, { receipts: inOrder }))).toEqual({
      ...open,
      reason: 'finalityRoot',
    });
  });
});
