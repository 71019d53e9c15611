import { describe, expect, it } from 'vitest';
import { openChain } from '#src/chain/client/chain/access.ts';
import {
  type BlockSearch,
  confirmBlock,
  searchBlocks,
} from '#src/chain/client/signing/block-search.ts';
import { eos } from '#src/chain/config/chains/eos.ts';
import * as limits from '#src/chain/core/limits.ts';
import { CHAIN_ID, infoBody } from '../../rpc/servers.ts';

const ID = 'cd'.repeat(32);
const FIRST = 'https://api.first.example';
const SECOND = 'https://api.second.org';
const START = Date.parse('2026-01-01T00:00:00Z');
const timeOf = (blockNum: number) => START + blockNum * limits.blockMs;

interface Node {
  readonly holding?: number;
  readonly head?: number;
  readonly irreversible?: number;
  /** Its answer to get_transaction_status. */
  readonly status?: object;
  /** It returns this block in place of every other. */
  readonly onlyBlock?: number;
  readonly isDown?: boolean;
}

function chainWith(nodes: Readonly<Record<string, Node>>) {
  const requested: number[] = [];
  const fetch = async (input: string | URL | Request, init?: RequestInit) => {
    const { origin, pathname } = new URL(String(input));
    const node = nodes[origin]!;
    if (node.isDown) throw new Error('down');
    const { head = 70_000, irreversible = head - 10 } = node;
    if (pathname === '/v1/chain/get_info')
      return Response.json({
        ...infoBody(),
        head_block_num: head,
        head_block_time: new Date(timeOf(head)).toISOString().slice(0, -1),
        last_irreversible_block_num: irreversible,
      });
    if (pathname === '/v1/chain/get_transaction_status')
      return node.status ? Response.json(node.status) : Response.json({}, { status: 404 });
    const { block_num_or_id: asked } = JSON.parse(String(init?.body)) as Record<string, number>;
    requested.push(asked!);
    const num = node.onlyBlock ?? asked!;
    return Response.json({
      id: 'aa',
      block_num: num,
      timestamp: new Date(timeOf(num)).toISOString().slice(0, -1),
      producer: 'x',
      previous: 'b',
      transactions: num === node.holding ? [{ trx: { id: ID } }] : [],
    });
  };
  const endpoints = Object.keys(nodes);
  const access = openChain(
    {
      ...eos,
      chainId: CHAIN_ID,
      hyperionUrl: null,
      historyTypes: [],
      endpoints: { default: endpoints, actions: [], transactions: [], provider: endpoints },
    },
    { fetch, now: () => timeOf(70_000) },
  );
  return { access, requested };
}

/** A transaction that refers to block 69,000, 3464 beyond 65,536. */
const soughtUntil = (lastBlock: number) => ({
  id: ID,
  packed: `00000000${'880d'}00000000`,
  expires: timeOf(lastBlock),
});

/** Searches to the end, and returns the last state. */
async function whole(
  access: ReturnType<typeof chainWith>['access'],
  sought: ReturnType<typeof soughtUntil>,
) {
  let search: BlockSearch | null = null;
  for (;;) {
    const next: BlockSearch = await searchBlocks(access, FIRST, sought, search);
    if (next.isOver || next.found !== null || next.next === search?.next) return next;
    search = next;
  }
}

describe('the search of blocks for a transaction', () => {
  it('begins at the reference block, a few blocks at once, and continues where it stopped', async () => {
    const { access, requested } = chainWith({ [FIRST]: {} });
    const sought = soughtUntil(69_600);
    const first = await searchBlocks(access, FIRST, sought, null);
    expect(first).toEqual({ node: FIRST, next: 69_005, found: null, isOver: false });
    expect(requested).toEqual([69_000, 69_001, 69_002, 69_003, 69_004]);
    expect(await searchBlocks(access, FIRST, sought, first)).toMatchObject({ next: 69_010 });
    expect(requested).toHaveLength(2 * limits.blocksSearchedAtOnce);
  });

  it('ends at the block that has it', async () => {
    const { access } = chainWith({ [FIRST]: { holding: 69_307 } });
    expect(await whole(access, soughtUntil(69_600))).toEqual({
      node: FIRST,
      next: 69_307,
      found: 69_307,
      isOver: false,
    });
  });

  it('finds it in the last block that may have it, and ends with the block after that', async () => {
    const last = chainWith({ [FIRST]: { holding: 69_100 } });
    expect(await whole(last.access, soughtUntil(69_100))).toMatchObject({ found: 69_100 });
    const { access, requested } = chainWith({ [FIRST]: {} });
    expect(await whole(access, soughtUntil(69_100))).toMatchObject({ found: null, isOver: true });
    expect(Math.max(...requested)).toBeLessThanOrEqual(69_101 + limits.blocksSearchedAtOnce);
    expect(requested).toContain(69_101);
  });

  it('leaves out blocks that can still be replaced', async () => {
    const { access, requested } = chainWith({ [FIRST]: { irreversible: 69_002 } });
    const search = await whole(access, soughtUntil(69_100));
    expect(search).toEqual({ node: FIRST, next: 69_003, found: null, isOver: false });
    expect(requested).toEqual([69_000, 69_001, 69_002]);
  });

  it('takes the irreversible block that a node reports, if the node has it there', async () => {
    const status = (blockNum: number, state = 'IRREVERSIBLE') => ({
      state,
      block_number: blockNum,
    });
    const found = async (node: Node) =>
      (await searchBlocks(chainWith({ [FIRST]: node }).access, FIRST, soughtUntil(69_600), null))
        .found;
    expect(await found({ holding: 69_400, status: status(69_400) })).toBe(69_400);
    expect(await found({ holding: 69_400, status: status(69_401) })).toBeNull();
    expect(await found({ holding: 69_400, status: status(69_400, 'IN_BLOCK') })).toBeNull();
    expect(await found({ holding: 69_002, status: { state: 'UNKNOWN' } })).toBe(69_002);
  });

  it.each([
    ['returns other blocks', { onlyBlock: 69_900 }],
    ['is behind the reference block', { head: 68_000 }],
    ['is down', { isDown: true }],
    ['is behind the chain and has no more blocks', { head: 69_500, irreversible: 68_999 }],
  ])('fails at a node that %s', async (_what, node) => {
    const { access } = chainWith({ [FIRST]: node });
    await expect(searchBlocks(access, FIRST, soughtUntil(69_600), null)).rejects.toThrow();
  });

  it('fails for malformed bytes', async () => {
    const { access, requested } = chainWith({ [FIRST]: {} });
    const malformed = { ...soughtUntil(69_600), packed: 'xyz' };
    await expect(searchBlocks(access, FIRST, malformed, null)).rejects.toThrow('reference block');
    expect(requested).toEqual([]);
  });
});

describe('a block that one operator has', () => {
  const claim = { node: FIRST, next: 69_307, found: 69_307, isOver: false };
  const confirmed = (nodes: Readonly<Record<string, Node>>) =>
    confirmBlock(chainWith(nodes).access, ID, claim);

  it('is confirmed by another operator, whichever', async () => {
    const holding = { holding: 69_307 };
    expect(await confirmed({ [FIRST]: holding, [SECOND]: holding })).toBe('confirmed');
    const third = { [FIRST]: {}, [SECOND]: {}, 'https://third.net': holding };
    expect(await confirmed(third)).toBe('confirmed');
  });

  it('stays open where another operator lacks it or is silent', async () => {
    const holding = { holding: 69_307 };
    expect(await confirmed({ [FIRST]: holding, [SECOND]: {} })).toBe('open');
    expect(await confirmed({ [FIRST]: holding, [SECOND]: { isDown: true } })).toBe('open');
  });

  it('is alone where one operator is configured', async () => {
    expect(await confirmed({ [FIRST]: {}, 'https://b.first.example': {} })).toBe('alone');
  });
});
