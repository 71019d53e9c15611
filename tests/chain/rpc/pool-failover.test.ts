import { afterEach, describe, expect, it, vi } from 'vitest';
import * as limits from '#src/chain/core/limits.ts';
import { FetchError } from '#src/chain/rpc/errors.ts';
import { brokenNode, chainError, closeAll, deadUrl } from './servers.ts';
import { type Handler, json, serve, healthyNode } from './servers.ts';
import { soon } from '#tests/soon.ts';
import { PATH, decode, poolOf, silence } from './pools.ts';

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
