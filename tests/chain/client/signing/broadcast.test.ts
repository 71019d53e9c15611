import { describe, expect, it } from 'vitest';
import { broadcast } from '#src/chain/client/signing/broadcast.ts';
import { RpcError } from '#src/chain/rpc/errors.ts';
import { createPool } from '#src/chain/rpc/pool.ts';
import { CHAIN_ID, chainError, infoBody } from '../../rpc/servers.ts';

const NODE = 'https://api.node.example';
const ID = 'cd'.repeat(32);
const signed = { packed: 'ab12', signatures: ['SIG_K1_x'], id: ID };

/** A node with one response to sent transactions. */
function poolWith(answer: unknown, { status = 200, chainId = CHAIN_ID } = {}) {
  const sent: string[] = [];
  const fetch = async (input: string | URL | Request) => {
    const { pathname } = new URL(String(input));
    if (pathname === '/v1/chain/get_info') return Response.json(infoBody({ chainId }));
    sent.push(pathname);
    return Response.json(answer, { status });
  };
  return { pool: createPool({ endpoints: [NODE], chainId: CHAIN_ID, fetch }), sent };
}

describe('a transaction offered to the nodes of a pool', () => {
  it('is sent to the call that executes transactions', async () => {
    const { pool, sent } = poolWith({ transaction_id: ID, processed: { block_num: 9 } });
    const offered = await broadcast(pool, signed);
    expect(offered).toEqual({ kind: 'accepted', endpoint: NODE, blockNum: 9 });
    expect(sent).toEqual(['/v1/chain/send_transaction2']);
  });

  it('is sent by the older call to nodes without the newer one, which are tried once', async () => {
    const sent: string[] = [];
    const fetch = async (input: string | URL | Request) => {
      const { pathname } = new URL(String(input));
      if (pathname === '/v1/chain/get_info') return Response.json(infoBody({ chainId: CHAIN_ID }));
      sent.push(pathname);
      return pathname.endsWith('2')
        ? Response.json({ code: 404, message: 'Not Found' }, { status: 404 })
        : Response.json({ transaction_id: ID, processed: { block_num: 9 } });
    };
    const pool = createPool({ endpoints: [NODE], chainId: CHAIN_ID, fetch });
    for (const turn of [1, 2])
      expect(await broadcast(pool, signed), String(turn)).toMatchObject({ kind: 'accepted' });
    expect(sent).toEqual([
      '/v1/chain/send_transaction2',
      '/v1/chain/send_transaction',
      '/v1/chain/send_transaction',
    ]);
  });

  it('is refused with the failure trace of a response that looks accepted', async () => {
    const stack = [{ format: 'assertion failure with message: ${s}', data: { s: 'overdrawn' } }];
    const except = { code: 3050003, name: 'eosio_assert_message_exception', message: 'm', stack };
    const { pool } = poolWith({ transaction_id: ID, processed: { except } }, { status: 202 });
    expect(await broadcast(pool, signed)).toMatchObject({
      kind: 'refused',
      error: { code: 3050003, message: 'assertion failure with message: overdrawn' },
    });
  });

  it('is foreign if the node reports another id', async () => {
    const { pool } = poolWith({ transaction_id: 'ef'.repeat(32), processed: {} });
    expect(await broadcast(pool, signed)).toEqual({ kind: 'foreign', endpoint: NODE });
  });

  it('is a duplicate if the node has it', async () => {
    const { pool } = poolWith(chainError(3040008, 'tx_duplicate', 'duplicate'), { status: 500 });
    expect(await broadcast(pool, signed)).toEqual({ kind: 'duplicate', endpoint: NODE });
  });

  it('is refused with the error of the chain', async () => {
    const { pool } = poolWith(chainError(3050003, 'assert', 'overdrawn'), { status: 500 });
    const offered = await broadcast(pool, signed);
    expect(offered).toMatchObject({ kind: 'refused', endpoint: NODE });
    expect(offered.kind === 'refused' && offered.error).toBeInstanceOf(RpcError);
  });

  it('gets no response if the response is malformed', async () => {
    const { pool } = poolWith({ processed: {} });
    expect(await broadcast(pool, signed)).toMatchObject({
      kind: 'no-response',
      error: { attempts: [{ endpoint: NODE, kind: 'malformed' }] },
    });
  });

  it('never reaches a node of another chain', async () => {
    const { pool, sent } = poolWith({ transaction_id: ID }, { chainId: 'bb'.repeat(32) });
    expect(await broadcast(pool, signed)).toMatchObject({ kind: 'no-response' });
    expect(sent).toEqual([]);
  });

  it('rejects with the reason of an abort', async () => {
    const { pool, sent } = poolWith({ transaction_id: ID });
    const reason = new Error('left');
    const offered = broadcast(pool, signed, { signal: AbortSignal.abort(reason) });
    await expect(offered).rejects.toBe(reason);
    expect(sent).toEqual([]);
  });
});
