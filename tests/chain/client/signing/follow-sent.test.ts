import { describe, expect, it } from 'vitest';
import { openChain } from '#src/chain/client/chain/access.ts';
import { advanceFollow, startFollowing } from '#src/chain/client/signing/follow-sent.ts';
import { sentEntry } from '#src/chain/client/signing/sent-entry.ts';
import { eos } from '#src/chain/config/chains/eos.ts';
import { CHAIN_ID, chainError, infoBody } from '../../rpc/servers.ts';

const ID = 'cd'.repeat(32);
const FIRST = 'https://api.first.example';
const SECOND = 'https://api.second.org';
const THIRD = 'https://api.third.net';

interface Node {
  /** Blocks that hold the transaction. */
  readonly holding?: Set<number>;
  /** Its last block. */
  head?: number;
  irreversible?: number;
  down?: boolean;
  onRequest?: (path: string) => void;
  /** It lists the transaction as deferred ones are listed: by its id alone. */
  readonly isDeferred?: boolean;
}

/** A chain of one to three nodes that records the blocks requested from the first. */
function chainWith(first: Node, second?: Node, third?: Node) {
  const requested: number[] = [];
  const nodes = new Map([[FIRST, first]]);
  if (second) nodes.set(SECOND, second);
  if (third) nodes.set(THIRD, third);
  const response = (node: Node, path: string, body: string) => {
    if (path.endsWith('/get_info'))
      return { ...infoBody(), last_irreversible_block_num: node.irreversible ?? 90 };
    const num = (JSON.parse(body) as { block_num_or_id: number }).block_num_or_id;
    if (node === first) requested.push(num);
    if (num > (node.head ?? Infinity)) return chainError(3100002, 'unknown_block_exception', 'no');
    const other = { trx: { id: 'ee'.repeat(32) } };
    const own = { trx: node.isDeferred ? ID : { id: ID } };
    const transactions = node.holding?.has(num) ? [other, own] : [other, { trx: 'ee' }];
    const about = { id: 'aa', timestamp: '2026-01-01T00:00:00.000', producer: 'x', previous: 'b' };
    return { ...about, block_num: num, transactions };
  };
  const fetch = async (input: string | URL | Request, init?: RequestInit) => {
    const { origin, pathname } = new URL(String(input));
    const node = nodes.get(origin);
    if (!node || node.down) throw new Error('down');
    node.onRequest?.(pathname);
    init?.signal?.throwIfAborted();
    const body = response(node, pathname, String(init?.body));
    return Response.json(body, { status: 'error' in body ? 500 : 200 });
  };
  const endpoints = [...nodes.keys()];
  const access = openChain(
    {
      ...eos,
      chainId: CHAIN_ID,
      hyperionUrl: null,
      historyTypes: [],
      endpoints: { default: endpoints, actions: [], transactions: [], provider: endpoints },
    },
    { fetch },
  );
  return { access, requested };
}

const head = (headBlockNum: number, lastIrreversibleBlockNum: number) => ({
  headBlockNum,
  lastIrreversibleBlockNum,
});

describe('a sent transaction', () => {
  it('is pending until a block contains it, then until that block is irreversible', async () => {
    const { access, requested } = chainWith({ holding: new Set([102]) });
    let following = startFollowing(ID, 101, 100);
    following = await advanceFollow(access, following, head(100, 90));
    expect(following).toMatchObject({ blockNum: null, witnesses: [] });
    following = await advanceFollow(access, following, head(103, 91));
    expect(following).toMatchObject({ blockNum: 102, witnesses: [FIRST] });
    following = await advanceFollow(access, following, head(110, 101));
    expect(following.isFinal).toBe(false);
    expect(requested).toEqual([101, 102]);
    following = await advanceFollow(access, following, head(112, 102));
    expect(following).toMatchObject({ blockNum: 102, isFinal: true });
    // No request is sent once everything is known.
    await advanceFollow(access, following, head(120, 110));
    expect(requested).toEqual([101, 102, 102]);
  });

  it('is searched again if its block was replaced', async () => {
    const holding = new Set([102]);
    const { access } = chainWith({ holding });
    let following = await advanceFollow(access, startFollowing(ID, 102, 100), head(102, 90));
    holding.clear();
    holding.add(104);
    following = await advanceFollow(access, following, head(106, 103));
    expect(following).toMatchObject({ blockNum: null, isFinal: false, witnesses: [] });
    following = await advanceFollow(access, following, head(107, 104));
    expect(following).toMatchObject({ blockNum: 104, isFinal: false });
    following = await advanceFollow(access, following, head(108, 105));
    expect(following.isFinal).toBe(true);
  });

  it('is searched in the latest blocks for a limited time if no node named a block', async () => {
    const { access, requested } = chainWith({});
    let following = startFollowing(ID, null, 100);
    expect(following.next).toBe(88);
    following = await advanceFollow(access, following, head(1_000, 90));
    expect(following).toMatchObject({ blockNum: null, attemptsLeft: 0 });
    const { length } = requested;
    await advanceFollow(access, following, head(2_000, 90));
    expect(requested).toHaveLength(length);
  });

  it.each([
    ['a block far ahead', 5_000, 88],
    ['a block that is about to be made', 101, 101],
    ['an old block', 7, 7],
    ['the last block that counts as near', 112, 112],
    ['the block after it', 113, 88],
  ])('is searched from a valid block if a node names %s', (_what, reported, next) => {
    expect(startFollowing(ID, reported, 100).next).toBe(next);
  });

  it('is found in a block that lists it as deferred', async () => {
    const { access } = chainWith({ holding: new Set([102]), isDeferred: true });
    const following = await advanceFollow(access, startFollowing(ID, 102, 102), head(102, 90));
    expect(following.blockNum).toBe(102);
  });

  it('is searched from the first block on a young chain', () => {
    expect(startFollowing(ID, null, 5).next).toBe(1);
  });
});

describe('a block from one node', () => {
  it('is confirmed if a second operator reports it too', async () => {
    const holding = new Set([102]);
    const { access } = chainWith({ holding }, { holding, irreversible: 103 });
    let following = await advanceFollow(access, startFollowing(ID, 102, 102), head(102, 90));
    expect(following).toMatchObject({ blockNum: 102, witnesses: [FIRST, SECOND] });
    following = await advanceFollow(access, following, head(104, 103));
    expect(following).toMatchObject({ isFinal: true, witnesses: [FIRST, SECOND] });
  });

  it('is disputed if the second operator has another block of that number', async () => {
    const { access } = chainWith({ holding: new Set([102]) }, { holding: new Set() });
    const following = await advanceFollow(access, startFollowing(ID, 102, 102), head(102, 90));
    expect(following).toMatchObject({
      blockNum: null,
      next: 103,
      disputed: { blockNum: 102, by: FIRST, against: SECOND },
    });
  });

  it('is disputed if the first node hides it', async () => {
    const { access } = chainWith({}, { holding: new Set([102]) });
    const following = await advanceFollow(access, startFollowing(ID, 102, 102), head(103, 90));
    expect(following).toMatchObject({
      blockNum: null,
      next: 104,
      disputed: { blockNum: 102, by: SECOND, against: FIRST },
    });
  });

  it('does not count as replaced if only the first node reports it', async () => {
    const holding = new Set([102]);
    const { access } = chainWith({ holding }, { holding: new Set([102]) });
    const found = await advanceFollow(access, startFollowing(ID, 102, 102), head(102, 90));
    holding.clear();
    expect(await advanceFollow(access, found, head(104, 103))).toBe(found);
  });

  it('is disputed once the second operator has the block that the first hid it from', async () => {
    const second: Node = { holding: new Set([102]), head: 101 };
    const { access } = chainWith({}, second);
    let following = await advanceFollow(access, startFollowing(ID, 102, 102), head(102, 90));
    expect(following).toMatchObject({ next: 102, disputed: null });
    second.head = 103;
    following = await advanceFollow(access, following, head(103, 90));
    expect(following.disputed).toEqual({ blockNum: 102, by: SECOND, against: FIRST });
  });

  it('is searched in later blocks if the second operator stays behind', async () => {
    const { access, requested } = chainWith({}, { head: 50 });
    const following = await advanceFollow(access, startFollowing(ID, 101, 100), head(114, 90));
    expect(requested).toEqual([101, 102, 103]);
    expect(following.next).toBe(103);
  });

  it('is absent by one node if the second operator does not respond', async () => {
    const { access } = chainWith({}, { down: true });
    const following = await advanceFollow(access, startFollowing(ID, 102, 102), head(102, 90));
    expect(following).toMatchObject({ blockNum: null, next: 103, disputed: null });
  });

  it('stays disputed while later blocks of both lack the transaction', async () => {
    const { access } = chainWith({ holding: new Set([102]) }, { holding: new Set() });
    let following = await advanceFollow(access, startFollowing(ID, 102, 102), head(102, 90));
    const { disputed } = following;
    following = await advanceFollow(access, following, head(104, 90));
    expect(following).toMatchObject({ blockNum: null, next: 105 });
    expect(following.disputed).toEqual(disputed);
  });

  it.each([
    ['invent the transaction', [102], [], FIRST, THIRD],
    ['hide it', [], [102], THIRD, FIRST],
  ])('is disputed by a third operator if two %s together', async (_, told, real, by, against) => {
    const lying = { holding: new Set(told) };
    const { access } = chainWith(lying, { ...lying }, { holding: new Set(real) });
    const following = await advanceFollow(access, startFollowing(ID, 102, 102), head(102, 90));
    expect(following).toMatchObject({ blockNum: null, disputed: { blockNum: 102, by, against } });
  });

  it.each([
    ['is silent', { down: true }],
    ['lacks the block', { head: 101 }],
  ])('counts by two operators if a third one %s', async (_, third: Node) => {
    const holding = new Set([102]);
    const { access } = chainWith({ holding }, { holding }, third);
    const following = await advanceFollow(access, startFollowing(ID, 102, 102), head(102, 90));
    expect(following).toMatchObject({ blockNum: 102, witnesses: [FIRST, SECOND] });
  });

  it('is not disputed if no node has the transaction', async () => {
    const { access } = chainWith({ holding: new Set() }, { holding: new Set() });
    const following = await advanceFollow(access, startFollowing(ID, 102, 102), head(103, 90));
    expect(following).toMatchObject({ blockNum: null, next: 104, disputed: null });
  });

  it('is no longer disputed once both have a later block with the transaction', async () => {
    const holding = new Set([102, 104]);
    const { access } = chainWith({ holding }, { holding: new Set([104]) });
    const following = await advanceFollow(access, startFollowing(ID, 102, 104), head(104, 90));
    expect(following).toMatchObject({ blockNum: 104, disputed: null });
  });

  it('is checked again if the second operator is behind', async () => {
    const holding = new Set([102]);
    const second: Node = { holding, head: 101 };
    const { access } = chainWith({ holding }, second);
    let following = await advanceFollow(access, startFollowing(ID, 102, 102), head(102, 90));
    expect(following).toMatchObject({
      blockNum: null,
      next: 102,
      attemptsLeft: 39,
      disputed: null,
    });
    second.head = 102;
    following = await advanceFollow(access, following, head(103, 90));
    expect(following.blockNum).toBe(102);
  });

  it('has one witness if the second operator does not respond', async () => {
    const { access } = chainWith({ holding: new Set([102]) }, { down: true });
    const following = await advanceFollow(access, startFollowing(ID, 102, 102), head(102, 90));
    expect(following).toMatchObject({ blockNum: 102, witnesses: [FIRST] });
    expect(await advanceFollow(access, following, head(103, 103))).toMatchObject({
      isFinal: true,
    });
  });

  it('is irreversible once the second operator reports it too', async () => {
    const holding = new Set([102]);
    const second: Node = { holding, irreversible: 101 };
    const { access } = chainWith({ holding }, second);
    let following = await advanceFollow(access, startFollowing(ID, 102, 102), head(102, 90));
    following = await advanceFollow(access, following, head(104, 103));
    expect(following).toMatchObject({ blockNum: 102, isFinal: false });
    second.irreversible = 102;
    following = await advanceFollow(access, following, head(105, 103));
    expect(following.isFinal).toBe(true);
  });
});

describe('a pasted id', () => {
  const held: Node = { holding: new Set([95]) };
  const found = ({ access }: ReturnType<typeof chainWith>) => sentEntry(access, ID);

  it.each([
    ['the only node has it', held, undefined, true],
    ['two operators have it', held, held, true],
    ['the second does not respond', held, { down: true }, true],
    ['the second returns its block without it', held, {}, false],
    ['the second has no such block yet', held, { head: 94 }, false],
    ['nobody has it', {}, {}, false],
    ['only the second has it', {}, held, false],
  ] as const)('counts, or does not, if %s', async (_, first, second, counts) => {
    expect((await found(chainWith(first, second))) !== null).toBe(counts);
  });
});
