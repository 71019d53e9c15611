import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { merkleRoot } from '#devnet/engine/digests.ts';
import { type RunningDevnet, startDevnet } from '#devnet/start.ts';
import { type ChainAccess, openChain } from '#src/chain/client/chain/access.ts';
import { blockEvidence, transactionEvidence } from '#src/chain/client/history/evidence.ts';
import { readTransaction } from '#src/chain/client/history/transaction.ts';
import { eos } from '#src/chain/config/chains/eos.ts';
import { withDevnet } from '#src/chain/config/devnet.ts';
import { savannaSchedule } from '#src/chain/model/block/block-view.ts';
import type { TransactionView } from '#src/chain/model/transaction/transaction.ts';
import type { Check, CheckName } from '#src/chain/model/transaction/checks.ts';
import type { BlockEvidence, TransactionEvidence } from '#src/chain/model/transaction/evidence.ts';
import type { BlockResponse } from '#src/chain/rpc/responses.ts';
import {
  checkActionRoot,
  checkTransactionRoot,
  entriesOf,
  verifyBlock,
} from '#src/chain/sign/verify/block.ts';
import { checkBlockId, computedBlockId } from '#src/chain/sign/verify/link.ts';
import { canonicalRoot, plainRoot } from '#src/chain/sign/verify/merkle.ts';
import { checkProducer } from '#src/chain/sign/verify/producer.ts';
import { readEntry, receiptDigest } from '#src/chain/sign/verify/receipt.ts';
import { verifyTransaction } from '#src/chain/sign/verify/transaction.ts';
import { recordings } from '#tests/recordings/read.ts';

let devnet: RunningDevnet;
let access: ChainAccess;
let shown: TransactionView;
let evidence: TransactionEvidence;

beforeAll(async () => {
  devnet = await startDevnet({ port: 0 });
  const urls = [devnet.url];
  access = openChain({
    ...withDevnet(eos),
    endpoints: { default: urls, actions: urls, transactions: urls, provider: urls },
    hyperionUrl: devnet.url,
  });
  shown = await findShown('transfer');
  evidence = await transactionEvidence(access, shown.blockNum, shown.id);
});
afterAll(() => devnet.close());

/** The first transaction of the story that begins with an action of that name. */
async function findShown(name: string): Promise<TransactionView> {
  for (const id of devnet.story) {
    const view = await readTransaction(access, id).catch(() => null);
    if (view?.actions[0]?.name === name) return view;
  }
  throw new Error(`The story has no ${name}.`);
}

const check = (checks: readonly Check[], name: CheckName) =>
  checks.find((one) => one.name === name) ?? null;
const named = (outcome: Check['outcome'], checks: readonly Check[]) =>
  checks.filter((one) => one.outcome === outcome).map(({ name }) => name);

/** The evidence with something changed in the transaction's entry of the block. */
function tampered(
  change: (trx: Record<string, unknown>, receipt: Record<string, unknown>) => void,
) {
  const block = structuredClone(evidence.block);
  for (const receipt of block.transactions as Record<string, unknown>[]) {
    const trx = receipt['trx'] as Record<string, unknown>;
    if (trx['id'] === shown.id) change(trx, receipt);
  }
  return { ...evidence, block };
}

describe('a transaction of the devnet', () => {
  it('is confirmed in every line that can be checked', async () => {
    const { checks, signers } = await verifyTransaction(shown, evidence);
    expect(named('mismatch', checks)).toEqual([]);
    expect(named('match', checks)).toEqual([
      'transactionId',
      'actions',
      'actionDigests',
      'signatures',
      'authority',
      'inclusion',
      'blockId',
      'previous',
      'next',
    ]);
    expect(check(checks, 'producer')).toMatchObject({
      outcome: 'unchecked',
      reason: 'stateForgotten',
    });
    expect(signers[0]?.key).toMatch(/^PUB_K1_/);
    expect(signers[0]?.permissions).toEqual(shown.actions[0]?.authorization);
  });

  it('is wrong where another id is claimed', async () => {
    const id = 'ab'.repeat(32);
    const block = structuredClone(evidence.block);
    const reported = JSON.parse(JSON.stringify(block).replaceAll(shown.id, id)) as BlockResponse;
    const { checks } = await verifyTransaction({ ...shown, id }, { ...evidence, block: reported });
    expect(check(checks, 'transactionId')).toEqual({
      name: 'transactionId',
      outcome: 'mismatch',
      reported: id,
      computed: shown.id,
    });
  });

  it('is wrong where the amount that is shown is not the one that was signed', async () => {
    const [root] = shown.actions;
    const actions = [{ ...root!, data: { ...root!.data, quantity: '999.0000 EOS' } }];
    const { checks } = await verifyTransaction({ ...shown, actions }, evidence);
    expect(check(checks, 'actions')).toMatchObject({ outcome: 'mismatch' });
    expect(check(checks, 'actions')?.reported).toContain('999.0000 EOS');
  });

  it('has the digests of its receipts, also those of what contracts sent', async () => {
    const [root] = shown.actions;
    const digest = 'cd'.repeat(32);
    const returned = { hex: '07', data: 7 };
    const outcome = async (changes: object) =>
      check(
        (await verifyTransaction({ ...shown, actions: [{ ...root!, ...changes }] }, evidence))
          .checks,
        'actionDigests',
      );
    expect(await outcome({})).toEqual({ name: 'actionDigests', outcome: 'match', count: 1 });
    const open = { name: 'actionDigests', outcome: 'unchecked' };
    expect(await outcome({ digest })).toEqual({ ...open, reason: 'returnUnread' });
    expect(await outcome({ digest, returned })).toMatchObject({
      outcome: 'mismatch',
      reported: digest,
    });
    const inline = (changes: object) => ({ inline: [{ ...root!, inline: [], ...changes }] });
    expect(await outcome(inline({}))).toMatchObject({ outcome: 'match', count: 2 });
    const changed = { data: { ...root!.data, quantity: '999.0000 EOS' } };
    expect(await outcome(inline(changed))).toEqual({ ...open, reason: 'abiChanged' });
    expect(await outcome(inline({ data: null }))).toEqual({ ...open, reason: 'notDecoded' });
    expect(await outcome(inline({ account: 'noabi' }))).toEqual({ ...open, reason: 'noAbi' });
    expect(await outcome({ digest: undefined })).toBeNull();
  });

  it('is wrong where another signer is shown', async () => {
    const authorization = [{ actor: 'mallory', permission: 'active' }];
    const actions = [{ ...shown.actions[0]!, authorization }];
    const { checks } = await verifyTransaction({ ...shown, actions }, evidence);
    expect(check(checks, 'actions')?.reported).toContain('mallory@active');
  });

  it('is wrong where an action is added', async () => {
    const actions = [...shown.actions, shown.actions[0]!];
    const { checks } = await verifyTransaction({ ...shown, actions }, evidence);
    expect(check(checks, 'actions')?.outcome).toBe('mismatch');
  });

  it('is wrong where the bytes in the block were changed: they no longer make its root', async () => {
    const changed = tampered((trx) => {
      const packed = String(trx['packed_trx']);
      const last = packed.slice(-4, -2) === '61' ? '62' : '61';
      trx['packed_trx'] = packed.slice(0, -4) + last + packed.slice(-2);
    });
    expect(named('mismatch', (await verifyTransaction(shown, changed)).checks)).toContain(
      'inclusion',
    );
  });

  it('is wrong where its cost was changed', async () => {
    const changed = tampered((_, receipt) => (receipt['cpu_usage_us'] = 1));
    const { checks } = await verifyTransaction(shown, changed);
    expect(named('mismatch', checks)).toEqual(['inclusion']);
  });

  it('is wrong where its block does not hold it', async () => {
    const changed = { ...evidence, block: { ...evidence.block, transactions: [] } };
    const { checks } = await verifyTransaction(shown, changed);
    expect(check(checks, 'inclusion')).toMatchObject({ outcome: 'mismatch', reason: 'notInBlock' });
  });

  it('is wrong where other signatures are shown than the block holds', async () => {
    const { checks } = await verifyTransaction(
      { ...shown, signatures: ['SIG_K1_other'] },
      evidence,
    );
    expect(check(checks, 'signatures')?.outcome).toBe('mismatch');
  });

  it('is not called wrong where the keys of now are others: they may have changed', async () => {
    const [actor] = shown.actions[0]!.authorization.map((level) => level.actor);
    const other = evidence.accounts.get(actor!)!;
    const permissions = other.permissions.map((permission) => ({
      ...permission,
      required_auth: {
        ...permission.required_auth,
        keys: [{ key: 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV', weight: 1 }],
      },
    }));
    const accounts = new Map([[actor!, { ...other, permissions }]]);
    const { checks } = await verifyTransaction(shown, { ...evidence, accounts });
    expect(check(checks, 'authority')).toMatchObject({
      outcome: 'unchecked',
      reason: 'keysDiffer',
    });
  });

  it('is not called wrong where its account could not be read', async () => {
    const { checks } = await verifyTransaction(shown, { ...evidence, accounts: new Map() });
    expect(check(checks, 'authority')).toMatchObject({
      outcome: 'unchecked',
      reason: 'accountUnread',
    });
  });
});

describe('blocks of the devnet', () => {
  let blocks: BlockEvidence[];
  beforeAll(async () => {
    const numbers = new Set<number>();
    for (const id of devnet.story) {
      const view = await readTransaction(access, id).catch(() => null);
      if (view) numbers.add(view.blockNum);
      if (numbers.size === 12) break;
    }
    blocks = [];
    for (const number of numbers) blocks.push(await blockEvidence(access, number));
  });

  it('are confirmed, each', async () => {
    expect(blocks).toHaveLength(12);
    for (const one of blocks)
      expect(named('mismatch', (await verifyBlock(one)).checks)).toEqual([]);
    for (const one of blocks)
      expect(named('match', (await verifyBlock(one)).checks)).toEqual(
        expect.arrayContaining(['blockId', 'transactionRoot', 'transactionIds', 'previous']),
      );
  });

  it('are wrong where anything of the header was changed', () => {
    const [one] = blocks;
    const other = 'cd'.repeat(32);
    for (const change of [
      { producer: 'mallory' },
      { timestamp: '2020-01-01T00:00:00.000' },
      { confirmed: 240 },
      { action_mroot: other },
      { previous: other },
      { schedule_version: 77 },
    ]) {
      const block = { ...one!.block, ...change };
      expect(checkBlockId({ ...one!, block })).toMatchObject({
        outcome: 'mismatch',
        reported: block.id,
      });
    }
    expect(checkBlockId({ ...one!, block: { ...one!.block, block_num: 7 } })).toMatchObject({
      outcome: 'mismatch',
      reason: 'number',
    });
  });

  it('are wrong where a neighbour is not theirs', async () => {
    const [one] = blocks;
    const stranger = { ...one!.previous!, producer: 'mallory' };
    const { checks } = await verifyBlock({ ...one!, previous: stranger });
    expect(named('mismatch', checks)).toEqual(['previous']);
    const next = { ...one!.next!, previous: 'ef'.repeat(32) };
    expect(named('mismatch', (await verifyBlock({ ...one!, next })).checks)).toEqual(['next']);
  });

  it('are wrong where a transaction is left out, added or put elsewhere', async () => {
    const transactions = blocks.slice(0, 3).flatMap(({ block }) => block.transactions);
    const digests = transactions.map((entry) => receiptDigest(readEntry(entry)));
    const outcomeOf = async (changed: readonly unknown[]) => {
      const block = { ...blocks[0]!.block, transaction_mroot: merkleRoot(digests) };
      const reported = { ...blocks[0]!, block: { ...block, transactions: [...changed] } };
      return (await checkTransactionRoot(reported, entriesOf(reported))).outcome;
    };
    expect(transactions.length).toBeGreaterThan(2);
    expect(await outcomeOf(transactions)).toBe('match');
    expect(await outcomeOf(transactions.slice(1))).toBe('mismatch');
    expect(await outcomeOf([...transactions, ...transactions])).toBe('mismatch');
    expect(await outcomeOf(transactions.toReversed())).toBe('mismatch');
  });

  it('are wrong where a decoded field of a transaction was changed', async () => {
    const one = blocks.find(({ block }) => JSON.stringify(block.transactions).includes('"memo"'))!;
    const text = JSON.stringify(one.block).replace(/"memo":"[^"]*"/, '"memo":"changed"');
    const { checks } = await verifyBlock({ ...one, block: JSON.parse(text) as BlockResponse });
    expect(named('mismatch', checks)).toEqual(['actions']);
    expect(check(checks, 'actions')?.reported).toBe('memo: "changed"');
  });

  it('say what could not be checked, and why', async () => {
    const [one] = blocks;
    const { checks } = await verifyBlock({ ...one!, previous: null, next: null, isHead: true });
    expect(checks.filter(({ outcome }) => outcome === 'unchecked')).toEqual([
      { name: 'previous', outcome: 'unchecked', reason: 'blockUnread' },
      { name: 'next', outcome: 'unchecked', reason: 'noNextYet' },
      { name: 'producer', outcome: 'unchecked', reason: 'stateForgotten' },
    ]);
  });

  it('have an action root of the receipts that Hyperion keeps', async () => {
    for (const one of blocks) {
      const { receipts, block } = one;
      expect(receipts?.length).toBeGreaterThan(0);
      const root = await checkActionRoot({ ...one, receipts: receipts!.toReversed() });
      expect(root).toEqual({ name: 'actionRoot', outcome: 'match', count: receipts!.length });
      const open = { name: 'actionRoot', outcome: 'unchecked' };
      const cut = { ...one, receipts: receipts!.slice(1) };
      expect(await checkActionRoot(cut)).toEqual({ ...open, reason: 'onblockUnread' });
      const other = { ...receipts![0]!, receiver: 'mallory' };
      const changed = { ...one, receipts: [other, ...receipts!.slice(1)] };
      expect(await checkActionRoot(changed)).toEqual({ ...open, reason: 'onblockUnread' });
      expect(await checkActionRoot({ ...one, receipts: null })).toEqual({
        ...open,
        reason: 'receiptsUnread',
      });
      const savanna = { ...block, schedule_version: savannaSchedule };
      expect(await checkActionRoot({ ...one, block: savanna })).toEqual({
        ...open,
        reason: 'finalityRoot',
      });
    }
  });
});

describe('roots', () => {
  const digests = (count: number) =>
    Array.from({ length: count }, (_, index) => new Uint8Array(32).fill(index + 1));

  it('are those of the engine for any number of digests', async () => {
    for (let count = 0; count < 40; count++)
      expect(await canonicalRoot(digests(count))).toBe(merkleRoot(digests(count)));
  });

  it('since Savanna split at a power of two and mark no side', async () => {
    const [a, b, c] = digests(3);
    expect(await plainRoot([a!, b!, c!])).toBe(
      await plainRoot([Buffer.from(await plainRoot([a!, b!]), 'hex'), c!]),
    );
    expect(await plainRoot(digests(0))).toBe('0'.repeat(64));
    expect(await plainRoot([a!])).toBe('01'.repeat(32));
    expect(await plainRoot([a!, b!])).not.toBe(await canonicalRoot([a!, b!]));
  });
});

describe('recorded blocks', () => {
  const blocks = recordings('v1_chain_get_block')
    .map(({ response }) => response as BlockResponse)
    .filter((block) => typeof block.id === 'string' && Array.isArray(block.transactions));
  const alone = (block: BlockResponse, headerState: unknown = null): BlockEvidence => ({
    block,
    headerState,
    previous: null,
    next: null,
    isHead: null,
    schedule: null,
    finalizers: null,
    abis: new Map(),
    receipts: null,
  });

  it('have the id of their header and the root of their transactions', async () => {
    expect(blocks.length).toBeGreaterThan(9);
    const results = await Promise.all(
      blocks.map(async (block) => [
        block.block_num,
        checkBlockId(alone(block)).outcome,
        (await checkTransactionRoot(alone(block), entriesOf(alone(block)))).outcome,
      ]),
    );
    // Of one block the recording keeps a single transaction.
    const cut = 273_283_700;
    expect(results).toEqual(
      blocks.map(({ block_num }) => [block_num, 'match', block_num === cut ? 'mismatch' : 'match']),
    );
  });

  it('were signed by the key of their producer', () => {
    const states = recordings('v1_chain_get_block_header_state').map(
      ({ response }) => response as { id: string; block_num: number; header: object },
    );
    expect(states.length).toBeGreaterThan(4);
    for (const state of states) {
      const { id, block_num, header } = state;
      const block = { ...header, id, block_num, transactions: [] } as unknown as BlockResponse;
      expect(computedBlockId(block)).toBe(id);
      expect(checkProducer(alone(block, state)).outcome).toBe('match');
      const other = { ...state, pending_schedule: { schedule_hash: 'ab'.repeat(32) } };
      expect(checkProducer(alone(block, other)).outcome).toBe('mismatch');
    }
  });
});
