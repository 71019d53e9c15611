import { afterEach, describe, expect, it, vi } from 'vitest';
import * as limits from '#src/chain/core/limits.ts';
import { FetchError, RpcError } from '#src/chain/rpc/errors.ts';
import { createPool, type PoolOptions } from '#src/chain/rpc/pool.ts';
import { brokenNode, CHAIN_ID, chainError, closeAll, deadUrl } from './servers.ts';
import { type Handler, infoBody, json, serve, healthyNode } from './servers.ts';
import { soon } from '#tests/soon.ts';

const PATH = '/v1/chain/get_thing';
const INFO = '/v1/chain/get_info';

/** The required format of responses in these tests. */
function decode(body: unknown): string {
  const { from } = body as { from?: unknown };
  if (typeof from !== 'string') throw new Error('no answer of ours');
  return from;
}

function poolOf(endpoints: string[], options: Partial<PoolOptions> = {}) {
  return createPool({ endpoints, chainId: CHAIN_ID, timeoutMs: 30_000, ...options });
}

/** Accepts the request and never responds. */
const silence: Handler = () => undefined;

afterEach(closeAll);
afterEach(() => void vi.useRealTimers());

describe('a failing endpoint', () => {
  const failures: [name: string, kind: string, handler: Handler][] = [
    ['hangs', 'timeout', silence],
    ['hangs after its head lines', 'timeout', (_, response) => response.writeHead(200).write('{')],
    ['dies before it answers', 'network', (_, response) => response.destroy()],
    [
      'dies in the middle of its answer',
      'network',
      (_, response) => {
        response.writeHead(200, { 'content-length': 100 });
        response.write('{"from":"ba', () => response.destroy());
      },
    ],
    [
      'answers with a web page',
      'malformed',
      (_, response) => response.end('<html><body>Welcome</body></html>'),
    ],
    ['answers with cut JSON', 'malformed', (_, response) => response.end('{"from":"ba')],
    ['answers with nothing', 'malformed', (_, response) => response.end()],
    [
      'answers with more than a response may hold',
      'too-large',
      (_, response) => json(response, { from: 'x'.repeat(8_000_000) }),
    ],
    [
      'streams without an end',
      'too-large',
      (_, response) => {
        const more = () => {
          while (!response.destroyed && response.write(' '.repeat(100_000)));
          if (!response.destroyed) response.once('drain', more);
        };
        more();
      },
    ],
    ['answers in another form', 'malformed', (_, response) => json(response, { rows: [] })],
    ['is overloaded', 'busy', (_, response) => json(response, { message: 'slow down' }, 429)],
    [
      'is overloaded and says so with a page',
      'busy',
      (_, response) => response.writeHead(429).end('<html>'),
    ],
    ['is out of service', 'status', (_, response) => json(response, { message: 'oh' }, 503)],
    [
      'fails behind a proxy that sends a page',
      'status',
      (_, response) => response.writeHead(502).end('<html>Bad Gateway</html>'),
    ],
    ['fails with a number alone', 'status', (_, response) => json(response, { code: 500 }, 500)],
    ['refuses everyone', 'status', (_, response) => json(response, { message: 'denied' }, 403)],
    [
      'lacks the call',
      'unsupported',
      (_, response) => json(response, { ...chainError(0, 'exception', 'Unknown Endpoint') }, 404),
    ],
  ];

  it('is reported with the limit if its response is too large', async () => {
    const bad = await brokenNode((_, response) => json(response, { from: 'x'.repeat(8_000_000) }));
    await expect(poolOf([bad.url]).post(PATH, {}, { decode })).rejects.toThrow(
      'Response too large: over 8 MB',
    );
  });

  it('may send more bytes for a request with a larger limit', async () => {
    const from = 'x'.repeat(8_000_000);
    const large = await healthyNode({ from });
    const options = { decode, maxBytes: limits.largeResponseBytes };
    expect((await poolOf([large.url]).post(PATH, {}, options)).value).toBe(from);
  });

  it.each(failures)('that %s is skipped for the next one', async (_, kind, handler) => {
    const bad = await brokenNode(handler);
    const well = await healthyNode({ from: 'well' });
    /** Its time is over as soon as it has the request. */
    const request = async (...endpoints: string[]) => {
      const before = bad.count(PATH);
      if (kind === 'timeout') vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const answer = poolOf(endpoints, { timeoutMs: 30_000 }).post(PATH, {}, { decode });
      if (kind === 'timeout') {
        await soon(() => expect(bad.count(PATH)).toBe(before + 1));
        vi.advanceTimersByTime(30_000);
      }
      return answer;
    };
    expect(await request(bad.url, well.url)).toEqual({ value: 'well', endpoint: well.url });
    expect(bad.count(PATH)).toBe(1);

    const error = await request(bad.url).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(FetchError);
    expect(error).toMatchObject({
      endpoint: bad.url,
      attempts: [{ endpoint: bad.url, kind }],
    });
  });

  it.each([301, 302, 307, 308])(
    'that passes requests on to another, with status %s, is skipped for the next one',
    async (status) => {
      const liar = await healthyNode({ from: 'liar' });
      const front = await serve((path, response) => {
        response.writeHead(status, { location: liar.url + path }).end();
      });
      const well = await healthyNode({ from: 'well' });
      const answer = await poolOf([front.url, well.url]).post(PATH, {}, { decode });
      expect(answer).toEqual({ value: 'well', endpoint: well.url });
      const error = await poolOf([front.url])
        .get(PATH, {}, { decode })
        .catch((reason: unknown) => reason);
      expect(error).toMatchObject({ attempts: [{ endpoint: front.url, kind: 'network' }] });
      expect([front.count(PATH), liar.requested]).toEqual([2, []]);
    },
  );

  it('that cannot be reached is skipped for the next one', async () => {
    const well = await healthyNode({ from: 'well' });
    const answer = await poolOf([await deadUrl(), well.url]).post(PATH, {}, { decode });
    expect(answer.endpoint).toBe(well.url);
  });

  it('is tried once, so there are as many attempts as endpoints', async () => {
    const bad = await Promise.all([1, 2, 3].map(() => brokenNode((_, res) => json(res, {}, 500))));
    const urls = bad.map((server) => server.url);
    const error = await poolOf(urls)
      .post(PATH, {}, { decode })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(FetchError);
    expect((error as FetchError).attempts.map((attempt) => attempt.endpoint)).toEqual(urls);
    expect(bad.map((server) => server.count(PATH))).toEqual([1, 1, 1]);
  });

  it.each([
    ['seconds', () => '30'],
    ['a date', (now: number) => new Date(now + 30_000).toUTCString()],
  ])('that asks for a pause in %s is left alone for as long', async (_, header) => {
    let now = Date.now();
    const first = await brokenNode((_, response) =>
      response.writeHead(429, { 'retry-after': header(now) }).end('{}'),
    );
    const second = await healthyNode({ from: 'second' });
    const pool = poolOf([first.url, second.url], { now: () => now });
    const request = () => pool.post(PATH, {}, { decode });

    await request();
    now += 20_000;
    await request();
    expect(first.count(PATH)).toBe(1);
    now += 11_000;
    await request();
    expect(first.count(PATH)).toBe(2);
  });

  it.each([
    ['for as long as it asks', { 'retry-after': '30' }, 30_000],
    ['for ten seconds if it names no time', {}, 10_000],
  ])('that is busy gets no request %s, even if it is the only one', async (_, headers, pauseMs) => {
    let now = Date.now();
    const server = await brokenNode((_, response) => response.writeHead(429, headers).end('{}'));
    const pool = poolOf([server.url], { now: () => now });
    const request = () => pool.post(PATH, {}, { decode });
    const busy = { attempts: [{ endpoint: server.url, kind: 'busy' }] };

    await expect(request()).rejects.toMatchObject(busy);
    now += pauseMs - 1_000;
    await expect(request()).rejects.toMatchObject(busy);
    expect(server.count(PATH)).toBe(1);
    now += 2_000;
    await expect(request()).rejects.toMatchObject(busy);
    expect(server.count(PATH)).toBe(2);
  });

  it('that is busy in a prefetched response is left alone, and the next one responds', async () => {
    const first = await healthyNode({ from: 'first' });
    const second = await healthyNode({ from: 'second' });
    const prefetched = new Map([[first.url + PATH, new Response('{}', { status: 429 })]]);
    const pool = poolOf([first.url, second.url], {
      fetch: async (input, init) => {
        const response = prefetched.get(String(input));
        prefetched.delete(String(input));
        return response ?? fetch(input, init);
      },
    });
    const ask = async () => (await pool.post(PATH, {}, { decode })).value;
    expect([await ask(), await ask()]).toEqual(['second', 'second']);
    expect(first.count(PATH)).toBe(0);
  });

  it('is not used while it rests, and used again later', async () => {
    let well = false;
    const first = await brokenNode((_, response) =>
      well ? json(response, { from: 'first' }) : response.destroy(),
    );
    const second = await healthyNode({ from: 'second' });
    let now = Date.now();
    const pool = poolOf([first.url, second.url], { now: () => now });
    const ask = async () => (await pool.post(PATH, {}, { decode })).value;

    expect(await ask()).toBe('second');
    expect(await ask()).toBe('second');
    expect(first.count(PATH)).toBe(1);
    now += 11_000;
    expect(await ask()).toBe('second');
    expect(first.count(PATH)).toBe(2);
    well = true;
    now += 11_000;
    expect(await ask()).toBe('second');
    now += 10_000;
    expect(await ask()).toBe('first');
    expect(pool.health()[0]).toMatchObject({ failures: 0, problem: null });
  });

  it('is used if all are down, so that a page recovers by itself', async () => {
    const server = await brokenNode((_, response) => response.destroy());
    const pool = poolOf([server.url]);
    await expect(pool.post(PATH, {}, { decode })).rejects.toBeInstanceOf(FetchError);
    expect(pool.health()[0]).toMatchObject({ problem: 'Connection failed' });
    server.stop();
    await expect(pool.post(PATH, {}, { decode })).rejects.toBeInstanceOf(FetchError);
    server.restart((_, response) => json(response, { from: 'again' }));
    expect((await pool.post(PATH, {}, { decode })).value).toBe('again');
    expect(pool.health()[0]).toMatchObject({ failures: 0, problem: null });
  });
});

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
