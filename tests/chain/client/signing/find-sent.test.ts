import { describe, expect, it } from 'vitest';
import { openChain } from '#src/chain/client/chain/access.ts';
import { findSent } from '#src/chain/client/signing/find-sent.ts';
import { eos } from '#src/chain/config/chains/eos.ts';
import { CHAIN_ID, infoBody } from '../../rpc/servers.ts';

const ID = 'cd'.repeat(32);
const NODE = 'https://api.node.example';
const OTHER = 'https://api.other.org';
const actions = [{ account: 'eosio.token', name: 'transfer', authorization: [], data: {} }];
const history = {
  id: ID,
  trx: { receipt: { status: 'executed' }, trx: { actions } },
  traces: [],
  block_time: '2026-01-01T00:00:00.000',
  block_num: 77,
};

interface Sources {
  /** The block that holds the transaction. */
  readonly holding?: number;
  readonly head?: number;
  readonly isDown?: boolean;
  /** The first of two nodes, whose blocks lack the transaction. */
  readonly hiddenBy?: string;
  /** Whether history has the transaction; null for a chain without history. */
  readonly isInHistory?: boolean | null;
}

function chainWith({ holding, head = 100, isDown, hiddenBy, isInHistory = null }: Sources) {
  const blocks: number[] = [];
  const fetch = async (input: string | URL | Request, init?: RequestInit) => {
    const { origin, pathname } = new URL(String(input));
    init?.signal?.throwIfAborted();
    if (pathname === '/v1/history/get_transaction' && isInHistory) return Response.json(history);
    if (isDown) throw new Error('down');
    if (pathname === '/v1/chain/get_info')
      return Response.json({ ...infoBody(), head_block_num: head });
    if (pathname !== '/v1/chain/get_block') return Response.json({}, { status: 404 });
    const num = (JSON.parse(String(init?.body)) as { block_num_or_id: number }).block_num_or_id;
    blocks.push(num);
    const about = { id: 'aa', timestamp: '2026-01-01T00:00:00.000', producer: 'x', previous: 'b' };
    const transactions = num === holding && origin !== hiddenBy ? [{ trx: { id: ID } }] : [];
    return Response.json({ ...about, block_num: num, transactions });
  };
  const nodes = hiddenBy === undefined ? [NODE] : [NODE, OTHER];
  const endpoints = { default: nodes, actions: [], transactions: nodes, provider: nodes };
  const historyTypes = isInHistory === null ? [] : (['native'] as const);
  const config = { ...eos, chainId: CHAIN_ID, hyperionUrl: null, historyTypes, endpoints };
  return { access: openChain(config, { fetch }), blocks };
}

describe('the block of a sent transaction', () => {
  it('is the one that history reports, without a search of blocks', async () => {
    const { access, blocks } = chainWith({ isInHistory: true, holding: 95 });
    expect(await findSent(access, ID)).toBe(77);
    expect(blocks).toEqual([]);
  });

  it('is searched in the newest blocks if history lacks it', async () => {
    const { access, blocks } = chainWith({ isInHistory: false, holding: 98 });
    expect(await findSent(access, ID)).toBe(98);
    expect(blocks).toEqual([100, 99, 98]);
  });

  it('is null if the newest 12 blocks lack it', async () => {
    const { access, blocks } = chainWith({ holding: 88 });
    expect(await findSent(access, ID)).toBeNull();
    expect(blocks).toEqual([100, 99, 98, 97, 96, 95, 94, 93, 92, 91, 90, 89]);
  });

  it('is searched down to the first block of a young chain', async () => {
    const { access, blocks } = chainWith({ head: 3 });
    expect(await findSent(access, ID)).toBeNull();
    expect(blocks).toEqual([3, 2, 1]);
  });

  it('is searched by another operator if the blocks of the first lack it', async () => {
    const { access, blocks } = chainWith({ holding: 98, hiddenBy: NODE });
    expect(await findSent(access, ID)).toBe(98);
    expect(blocks.slice(-3)).toEqual([100, 99, 98]);
    expect(blocks).toHaveLength(15);
  });

  it('is null if no node responds', async () => {
    expect(await findSent(chainWith({ isDown: true }).access, ID)).toBeNull();
  });

  it('is null after an abort', async () => {
    const { access, blocks } = chainWith({ holding: 100 });
    expect(await findSent(access, ID, { signal: AbortSignal.abort() })).toBeNull();
    expect(blocks).toEqual([]);
  });
});
