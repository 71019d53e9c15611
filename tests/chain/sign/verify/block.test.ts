import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { savannaSchedule } from '#src/chain/model/block/block-view.ts';
import type { ActionReceipt } from '#src/chain/model/transaction/evidence.ts';
import { abiToBytes } from '#src/chain/sign/abi/abi-bytes.ts';
import { struct } from '#src/chain/sign/abi/abi-definition.ts';
import { emptyAbi } from '#src/chain/sign/abi/abi.ts';
import { packTransaction } from '#src/chain/sign/transaction/packed.ts';
import { checkActionRoot, verifyBlock } from '#src/chain/sign/verify/block.ts';
import { actionReceiptDigest } from '#src/chain/sign/verify/digest.ts';
import { canonicalRoot, plainRoot } from '#src/chain/sign/verify/merkle.ts';
import { readEntry, receiptDigest } from '#src/chain/sign/verify/receipt.ts';
import { blockOf, evidenceOf } from './made-block.ts';

const authorization = [{ actor: 'alice', permission: 'active' }];
const pay = (to: string) => ({ account: 'bank', name: 'pay', authorization, data: { to } });
const NAMES: Readonly<Record<string, string>> = {
  bob: '0000000000000e3d',
  carol: '000000008048af41',
};
const abi = {
  ...emptyAbi,
  structs: [struct('pay', 'to name')],
  actions: [{ name: 'pay', type: 'pay', ricardian_contract: '' }],
};
const abis = new Map([['bank', abiToBytes(abi)]]);

/** The entry of a transaction that pays these accounts. */
function entry(...to: string[]) {
  const header = {
    expiration: '2026-01-01T00:00:00',
    ref_block_num: 0,
    ref_block_prefix: 0,
    max_net_usage_words: 0,
    max_cpu_usage_ms: 0,
    delay_sec: 0,
  };
  const [first, ...rest] = to.map(pay);
  const packed = (actions: ReturnType<typeof pay>[]) =>
    actions.map((action) => ({ ...action, data: NAMES[action.data.to] }));
  const json = { ...header, context_free_actions: first ? [first] : [], actions: rest };
  const { packed: packed_trx, id } = packTransaction({
    ...header,
    context_free_actions: packed(first ? [first] : []),
    actions: packed(rest),
  });
  return {
    status: 'executed',
    cpu_usage_us: 1,
    net_usage_words: 2,
    trx: { id, packed_trx, compression: 'none', signatures: [], transaction: json },
  };
}
const scheduled = { status: 'executed', cpu_usage_us: 1, net_usage_words: 2, trx: 'ab'.repeat(32) };
const leaves = (entries: readonly unknown[]) => entries.map((one) => receiptDigest(readEntry(one)));

async function checksOf(transactions: readonly unknown[], changes: object = {}) {
  const block = blockOf({ transactions, ...changes });
  const { checks, signers } = await verifyBlock(evidenceOf(block, { abis }));
  expect(signers).toEqual([]);
  return Object.fromEntries(checks.map(({ name, ...rest }) => [name, rest]));
}

describe('the transactions of a block', () => {
  const entries = [entry('bob', 'carol'), scheduled, entry('carol')];

  it.each([
    ['the legacy rule', canonicalRoot],
    ['the Savanna rule', plainRoot],
  ])('match the root of %s, in upper or lower case', async (_what, rootOf) => {
    const root = await rootOf(leaves(entries));
    for (const transaction_mroot of [root, root.toUpperCase()])
      expect((await checksOf(entries, { transaction_mroot })).transactionRoot).toEqual({
        outcome: 'match',
        count: 3,
      });
  });

  it('do not match another root, or cannot be unpacked', async () => {
    expect((await checksOf(entries)).transactionRoot).toEqual({
      outcome: 'mismatch',
      reported: '22'.repeat(32),
      computed: await canonicalRoot(leaves(entries)),
    });
    expect((await checksOf([{ trx: 'no id' }])).transactionRoot).toEqual({
      outcome: 'mismatch',
      reason: 'notUnpacked',
    });
  });

  it('match their ids and shown fields', async () => {
    const checks = await checksOf(entries);
    expect(checks.transactionIds).toEqual({ outcome: 'match', count: 2 });
    expect(checks.actions).toEqual({ outcome: 'match', count: 3 });
    expect(Object.keys(checks)).toEqual([
      'blockId',
      'transactionRoot',
      'transactionIds',
      'actions',
      'previous',
      'next',
      'producer',
      'actionRoot',
    ]);
  });

  it('are not checked in an empty block', async () => {
    const checks = await checksOf([]);
    expect(Object.keys(checks)).not.toContain('transactionIds');
    expect(Object.keys(checks)).not.toContain('actions');
  });

  it('are open if all of them were deferred', async () => {
    const checks = await checksOf([scheduled]);
    expect(checks.transactionIds).toEqual({ outcome: 'unchecked', reason: 'scheduled' });
    expect(checks.actions).toEqual({ outcome: 'match', count: 0 });
  });

  it('do not match a false id', async () => {
    const [good] = [entry('bob')];
    const lie = { ...good, trx: { ...good.trx, id: 'cd'.repeat(32) } };
    expect((await checksOf([good, lie])).transactionIds).toEqual({
      outcome: 'mismatch',
      reported: 'cd'.repeat(32),
      computed: good.trx.id,
    });
  });

  it('are wrong if one cannot be unpacked', async () => {
    const good = entry('bob');
    const broken = { ...good, trx: { ...good.trx, packed_trx: 'aa' } };
    const checks = await checksOf([good, broken]);
    const bad = { outcome: 'mismatch', reason: 'notUnpacked' };
    expect(checks.transactionIds).toEqual({ ...bad, reported: good.trx.id });
    expect(checks.actions).toEqual(bad);
  });

  it('report a changed field before an unknown one', async () => {
    const good = entry('bob');
    const showing = (action: object) => ({
      ...good,
      trx: { ...good.trx, transaction: { context_free_actions: [{ ...pay('bob'), ...action }] } },
    });
    const wrong = showing({ data: { to: 'mallory' } });
    const [dark, empty] = [showing({ data: null }), showing({ data: {} })];
    expect((await checksOf([good, dark, empty])).actions).toEqual({
      outcome: 'unchecked',
      reason: 'notDecoded',
    });
    expect((await checksOf([empty, dark])).actions).toEqual({
      outcome: 'unchecked',
      reason: 'abiChanged',
    });
    expect((await checksOf([dark, wrong])).actions).toEqual({
      outcome: 'mismatch',
      reported: 'to: "mallory"',
      computed: 'to: "bob"',
    });
  });
});

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
  let root = '';
  beforeAll(async () => {
    root = await canonicalRoot(inOrder.map(actionReceiptDigest));
  });
  const check = (receipts: readonly ActionReceipt[], action_mroot: unknown = root) =>
    checkActionRoot(evidenceOf({ ...blockOf(), action_mroot } as never, { receipts }));
  const open = { name: 'actionRoot', outcome: 'unchecked', reason: 'onblockUnread' };

  it('sorts the receipts by global sequence', async () => {
    const ok = { name: 'actionRoot', outcome: 'match', count: 3 };
    expect(await check(inOrder)).toEqual(ok);
    expect(await check(inOrder.toReversed())).toEqual(ok);
    expect(await check(inOrder, root.toUpperCase())).toEqual(ok);
  });

  it('is open if a receipt is missing or unreadable, or the block has no root', async () => {
    expect(await check(inOrder.slice(1))).toEqual(open);
    expect(await check([{ ...receipt, receiver: 'No Name' }])).toEqual(open);
    expect(await check(inOrder, null)).toEqual(open);
    expect(await check([{ ...receipt, receiver: 'No Name' }], null)).toEqual(open);
  });

  it('is open since Savanna, and without receipts', async () => {
    const unread = { ...open, reason: 'receiptsUnread' };
    expect(await checkActionRoot(evidenceOf(blockOf({ action_mroot: root })))).toEqual(unread);
    const savanna = blockOf({ action_mroot: root, schedule_version: savannaSchedule });
    expect(await checkActionRoot(evidenceOf(savanna, { receipts: inOrder }))).toEqual({
      ...open,
      reason: 'finalityRoot',
    });
  });
});
