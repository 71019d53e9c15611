import { describe, expect, it } from 'vitest';
import { checkNode } from '#src/chain/client/endpoint/check-node.ts';

const CHAIN = 'c'.repeat(64);

type Respond = (path: string, init: RequestInit) => Response | Promise<Response>;

/** A node by its responses, and the paths that were requested. */
function nodeOf(respond: Respond) {
  const requested: string[] = [];
  const fetch = (async (input: string, init: RequestInit) => {
    const { pathname } = new URL(input);
    requested.push(pathname);
    return respond(pathname, init);
  }) as unknown as typeof globalThis.fetch;
  return { fetch, requested };
}

const info = (chainId = CHAIN) => ({
  chain_id: chainId,
  head_block_num: 120,
  head_block_id: 'a',
  head_block_time: new Date(Date.now() - 10_000).toISOString().replace('Z', ''),
  head_block_producer: 'alice',
  last_irreversible_block_num: 118,
  last_irreversible_block_id: 'b',
  server_version_string: 'v1.2.2',
});
const missing = () => Response.json({ code: 404, message: 'Not Found' }, { status: 404 });
const check = (node: ReturnType<typeof nodeOf>, chainId: string | null = CHAIN) =>
  checkNode('https://node', { chainId, fetch: node.fetch });

describe('the check of a node', () => {
  it('reports head, lag and version, and the features it has', async () => {
    const node = nodeOf((path) => {
      if (path.endsWith('get_info')) return Response.json(info());
      if (/trace_api|supported_apis|send_/.test(path)) return missing();
      // A refusal is by the call itself.
      return Response.json({ error: { name: 'plugin_exception' } }, { status: 500 });
    });
    const report = await check(node);
    expect(report).toMatchObject({
      kind: 'reached',
      head: 120,
      irreversible: 118,
      version: 'v1.2.2',
      features: ['history', 'key-accounts', 'transaction-status'],
    });
    if (report.kind !== 'reached') throw new Error();
    expect(report.lag).toBeGreaterThanOrEqual(10_000);
  });

  it("relies on a node's list of calls, and requests only what another program may serve", async () => {
    const apis = ['/v1/chain/get_info', '/v1/chain/send_transaction2', '/v1/trace_api/get_block'];
    const node = nodeOf((path) => {
      if (path.endsWith('get_info')) return Response.json(info());
      return path.endsWith('supported_apis') ? Response.json({ apis }) : missing();
    });
    expect(await check(node)).toMatchObject({ features: ['traces', 'failure-traces'] });
    expect(node.requested.toSorted()).toEqual([
      '/v1/chain/get_accounts_by_authorizers',
      '/v1/chain/get_info',
      '/v1/history/get_actions',
      '/v1/node/get_supported_apis',
    ]);
  });

  it('reports the size of its database where the node has that call', async () => {
    const sizes = { free_bytes: '2', used_bytes: '6', size: '8' };
    const nodeWith = (apis: readonly string[] | null) =>
      nodeOf((path) => {
        if (path.endsWith('get_info')) return Response.json(info());
        if (path.endsWith('supported_apis') && apis) return Response.json({ apis });
        return path.startsWith('/v1/db_size') ? Response.json(sizes) : missing();
      });
    const listed = nodeWith(['/v1/db_size/get']);
    expect(await check(listed)).toMatchObject({ memory: { used: 6, size: 8 } });
    expect(await check(nodeWith(null))).toMatchObject({ memory: { used: 6, size: 8 } });
    const unlisted = nodeWith(['/v1/chain/get_info']);
    expect(await check(unlisted)).toMatchObject({ memory: null });
    expect(unlisted.requested).not.toContain('/v1/db_size/get');
    const without = nodeOf((path) =>
      path.endsWith('get_info') ? Response.json(info()) : missing(),
    );
    expect(await check(without)).toMatchObject({ memory: null });
  });

  it('recognises Roborovski by a history without numbers', async () => {
    const historyOf = (numbers: readonly number[]) =>
      nodeOf((path) => {
        if (path.endsWith('get_info')) return Response.json(info());
        if (!path.endsWith('get_actions')) return missing();
        return Response.json({ actions: numbers.map((at) => ({ account_action_seq: at })) });
      });
    expect(await check(historyOf([0, 0]))).toMatchObject({ features: ['history', 'roborovski'] });
    expect(await check(historyOf([0, 1]))).toMatchObject({ features: ['history'] });
    expect(await check(historyOf([]))).toMatchObject({ features: ['history'] });
  });

  it('requests nothing more from a node of another chain', async () => {
    const node = nodeOf(() => Response.json(info('d'.repeat(64))));
    expect(await check(node)).toMatchObject({ kind: 'reached', features: null });
    expect(node.requested).toEqual(['/v1/chain/get_info']);
  });

  it('distinguishes a node that hides its response from one that is down', async () => {
    const withoutCors = nodeOf((_, { mode }) => {
      if (mode === 'no-cors') return new Response();
      throw new TypeError('Failed to fetch');
    });
    expect(await check(withoutCors)).toEqual({ kind: 'blocked' });
    const down = nodeOf(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(await check(down)).toMatchObject({ kind: 'failed', reason: 'network' });
  });

  it('reports an error, and a page that is no node', async () => {
    const broken = nodeOf(() => Response.json({}, { status: 502 }));
    expect(await check(broken)).toMatchObject({ kind: 'failed', reason: 'status' });
    const page = nodeOf(() => new Response('<html>'));
    expect(await check(page)).toMatchObject({ kind: 'failed', reason: 'malformed' });
  });
});
