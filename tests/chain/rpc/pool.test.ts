import { afterEach, describe, expect, it, vi } from 'vitest';
import { RpcError } from '#src/chain/rpc/errors.ts';
import { brokenNode, CHAIN_ID, chainError, closeAll, deadUrl } from './servers.ts';
import { infoBody, json, serve, healthyNode } from './servers.ts';
import { PATH, INFO, decode, poolOf, silence } from './pools.ts';

afterEach(closeAll);
afterEach(() => void vi.useRealTimers());

describe('a refusal by the chain', () => {
  it.each([400, 401, 404, 500])(
    'with status %i is not sent to another endpoint',
    async (status) => {
      const text = 'overdrawn balance';
      const body = chainError(3050003, 'eosio_assert_message_exception', text, 'Assertion');
      const first = await brokenNode((_, response) => json(response, body, status));
      const second = await healthyNode({ from: 'second' });
      const pool = poolOf([first.url, second.url]);
      const error = await pool.post(PATH, {}, { decode }).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(RpcError);
      expect(error).toMatchObject({
        endpoint: first.url,
        status,
        code: 3050003,
        message: text,
        details: [text],
        name: 'eosio_assert_message_exception',
        what: 'Assertion',
        body,
      });
      expect(second.requested).toEqual([]);
      expect(pool.health()[0]).toMatchObject({ failures: 0, problem: null });
    },
  );

  it('of an expired transaction has a message for users, and the next request goes elsewhere', async () => {
    const body = chainError(3040005, 'expired_tx_exception', 'expired transaction ab', 'Expired');
    const first = await brokenNode((_, response) => json(response, body, 500));
    const second = await healthyNode({ from: 'second' });
    const pool = poolOf([first.url, second.url]);
    const push = { decode, checkFirst: true };
    await expect(pool.post(PATH, {}, push)).rejects.toMatchObject({
      message: 'Transaction Expired: Try Again',
      details: ['expired transaction ab'],
    });
    expect(second.count(PATH)).toBe(0);
    expect((await pool.post(PATH, {}, push)).endpoint).toBe(second.url);
  });
});

describe("an endpoint's head", () => {
  it('older than 30 s makes the pool skip it, without delaying the response', async () => {
    const late = await healthyNode({ from: 'late' }, { ageMs: 31_000 });
    const well = await healthyNode({ from: 'well' }, { ageMs: 29_000 });
    const pool = poolOf([late.url, well.url]);
    expect((await pool.post(PATH, {}, { decode })).value).toBe('well');
    expect((await pool.post(PATH, {}, { decode })).value).toBe('well');
    expect(late.count(PATH)).toBe(1);
    expect(well.count(INFO)).toBe(1);
  });

  it('is read from a get_info response without a further request', async () => {
    const well = await serve((path, response) =>
      json(response, path === INFO ? infoBody() : { from: 'well' }),
    );
    const pool = poolOf([well.url]);
    await Promise.all([
      pool.post(PATH, {}, { decode }),
      pool.post(INFO, {}, { decode: (body) => body }),
    ]);
    await pool.post(PATH, {}, { decode });
    expect(well.requested.toSorted()).toEqual([INFO, PATH, PATH]);
  });

  it('is read from the last get_info response, if that is recent enough for the caller', async () => {
    let now = Date.now();
    const node = await healthyNode({ from: 'well' });
    const pool = poolOf([node.url], { now: () => now });
    const info = (recent: boolean) => pool.post(INFO, {}, { decode: (body) => body, recent });
    await pool.post(PATH, {}, { decode });
    const { value } = await info(true);
    expect(value).toMatchObject({ chain_id: CHAIN_ID });
    expect(node.count(INFO)).toBe(1);
    await info(false);
    expect(node.count(INFO)).toBe(2);
    now += 500;
    await info(true);
    expect(node.count(INFO)).toBe(3);
  });

  it('is also checked in the response to get_info', async () => {
    const late = await healthyNode({}, { ageMs: 60_000 });
    const well = await healthyNode({});
    const answer = await poolOf([late.url, well.url]).post(INFO, {}, { decode: (body) => body });
    expect(answer.endpoint).toBe(well.url);
  });

  it('is ignored if all are stale: the best one responds', async () => {
    const late = await healthyNode({ from: 'late' }, { ageMs: 60_000 });
    const later = await healthyNode({ from: 'later' }, { ageMs: 90_000 });
    const pool = poolOf([later.url, late.url, await deadUrl()]);
    expect((await pool.post(PATH, {}, { decode })).value).toBe('late');
    expect((await pool.post(PATH, {}, { decode })).value).toBe('late');
  });

  it('does not delay the response for long if it never arrives', async () => {
    const half = await serve((path, response) => {
      if (path !== INFO) json(response, { from: 'half' });
    });
    const pool = poolOf([half.url], { timeoutMs: 3_600_000 });
    expect((await pool.post(PATH, {}, { decode })).value).toBe('half');
  });
});

describe('an endpoint of another chain', () => {
  it('is never used, and never gets a transaction', async () => {
    const other = await healthyNode({ from: 'other' }, { chainId: 'bb'.repeat(32) });
    const well = await healthyNode({ from: 'well' });
    const pool = poolOf([other.url, well.url]);
    expect((await pool.post(PATH, {}, { decode, checkFirst: true })).value).toBe('well');
    expect(other.count(PATH)).toBe(0);

    const alone = poolOf([other.url]);
    for (const body of [1, 2])
      await expect(alone.post(PATH, body, { decode })).rejects.toMatchObject({
        attempts: [{ kind: 'wrong-chain' }],
      });
  });

  it('is used if the chain is not known', async () => {
    const any = await healthyNode({ from: 'any' }, { chainId: 'bb'.repeat(32) });
    expect((await poolOf([any.url], { chainId: null }).post(PATH, {}, { decode })).value).toBe(
      'any',
    );
  });
});

describe('a request with a check of the head', () => {
  it('goes to a stale endpoint only if no other accepts it, and once', async () => {
    const late = await healthyNode({ from: 'late' }, { ageMs: 60_000 });
    const well = await healthyNode({ from: 'well' });
    const push = { decode, checkFirst: true };
    expect((await poolOf([late.url, well.url]).post(PATH, {}, push)).value).toBe('well');
    expect(late.count(PATH)).toBe(0);
    expect((await poolOf([late.url, await deadUrl()]).post(PATH, {}, push)).value).toBe('late');
    expect(late.count(PATH)).toBe(1);
  });
});

describe('an aborted request', () => {
  it('rejects with the reason at once, and no endpoint counts as failed', async () => {
    const slow = await brokenNode(silence);
    const well = await healthyNode({ from: 'well' });
    const pool = poolOf([slow.url, well.url], { timeoutMs: 60_000 });
    const controller = new AbortController();
    const requestOptions = pool.post(PATH, {}, { decode, signal: controller.signal });
    setTimeout(() => controller.abort(new Error('left the page')), 50);
    await expect(requestOptions).rejects.toThrow('left the page');
    expect(pool.health().every((endpoint) => endpoint.failures === 0)).toBe(true);
    expect(well.requested).toEqual([]);
    const late = pool.post(PATH, {}, { decode, signal: AbortSignal.abort(new Error('gone')) });
    await expect(late).rejects.toThrow('gone');
  });

  it('for get_info does not abort other callers', async () => {
    const slow = await serve((_, response) => setTimeout(() => json(response, infoBody()), 100));
    const pool = poolOf([slow.url]);
    const controller = new AbortController();
    const decodeInfo = (body: unknown) => body;
    const first = pool.post(INFO, {}, { decode: decodeInfo, signal: controller.signal });
    const second = pool.post(INFO, {}, { decode: decodeInfo });
    controller.abort(new Error('left'));
    await expect(first).rejects.toThrow('left');
    expect((await second).endpoint).toBe(slow.url);
    expect(slow.count(INFO)).toBe(1);
  });
});

describe('requests', () => {
  it('send JSON without a content type, and queries in the URL', async () => {
    const seen: unknown[] = [];
    const server = await brokenNode((_, response, request, body) => {
      seen.push([request.method, request.url, request.headers['content-type'], body]);
      json(response, { from: 'x' });
    });
    const pool = poolOf([server.url]);
    await pool.post(PATH, { a: 1 }, { decode });
    await pool.get('/v2/x', { account: 'alice', limit: 3, sort: null, y: undefined }, { decode });
    expect(seen).toEqual([
      ['POST', PATH, 'text/plain;charset=UTF-8', '{"a":1}'],
      ['GET', '/v2/x?account=alice&limit=3', undefined, ''],
    ]);
  });

  it("notify listeners only if an endpoint's health changes", async () => {
    const bad = await brokenNode((_, response) => json(response, {}, 500));
    const pool = poolOf([bad.url], { checkHead: false });
    const seen: (string | null | undefined)[] = [];
    const stop = pool.onHealth((state) => seen.push(state[0]?.problem));
    await pool.post(PATH, {}, { decode }).catch(() => null);
    expect(seen).toEqual(['Bad response from server 500']);
    stop();
    await pool.post(PATH, {}, { decode }).catch(() => null);
    expect(seen).toHaveLength(1);
  });

  it('fail with a clear message without an endpoint', async () => {
    await expect(poolOf([]).post(PATH, {}, { decode })).rejects.toMatchObject({
      name: 'FetchError',
      endpoint: null,
      attempts: [],
      message: 'No endpoint is configured',
    });
  });
});
