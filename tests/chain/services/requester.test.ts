import { afterEach, describe, expect, it, vi } from 'vitest';
import * as v from '#src/chain/core/schema.ts';
import { RpcError } from '#src/chain/rpc/errors.ts';
import { createRequester, servicePath } from '#src/chain/services/requester.ts';
import { closeAll, json, serve } from '../rpc/servers.ts';
import { expectFailuresReported, timeoutFor, service } from './faults.ts';

afterEach(closeAll);

const schema = v.object({ from: v.string() });
const at = (url: string) => createRequester({ url, timeoutMs: timeoutFor(url) });

describe('a path', () => {
  it.each([
    [servicePath('/a/b'), '/a/b'],
    [servicePath('/a', 'x/../y?z'), '/a/x%2F..%2Fy%3Fz'],
    [servicePath('/a', null, { q: 'a b', n: 0, no: null, un: undefined }), '/a?q=a+b&n=0'],
    [servicePath('/a', 'b', { on: true }), '/a/b?on=true'],
    [servicePath('/a', ''), '/a/'],
  ])('is assembled: %s', (made, expected) => expect(made).toBe(expected));
});

describe('a request', () => {
  it('is a plain GET, or sends JSON with the token if there is one', async () => {
    const { url, requested } = await service([{ from: 'well' }]);
    expect(await at(url).get('/x', schema)).toEqual({ from: 'well' });
    expect(await at(url).send('POST', '/y', { a: 1 }, schema)).toEqual({ from: 'well' });
    await at(url).send('PATCH', '/z', {}, schema, { token: 't' });
    expect(requested).toMatchObject([
      { method: 'GET', url: '/x', body: null, contentType: undefined },
      { method: 'POST', url: '/y', body: { a: 1 }, contentType: 'application/json' },
      { method: 'PATCH', url: '/z', authorization: 'Bearer t' },
    ]);
    expect(requested[1]?.authorization).toBeUndefined();
  });

  it('reports each kind of failure', async () => {
    await expectFailuresReported((url) => at(url).get('/x', schema));
    await expectFailuresReported((url) => at(url).send('POST', '/x', {}, schema));
  });

  it("that is refused throws the body's message, or Error, with the body", async () => {
    const bodies: [body: unknown, message: string][] = [
      [{ message: 'No such order' }, 'No such order'],
      [{ error: 'too small' }, 'too small'],
      [{ error: { details: [{ message: 'deep' }] } }, 'deep'],
      [{ code: 1 }, 'Error'],
      [null, 'Error'],
    ];
    for (const [body, message] of bodies) {
      const { url } = await service([body, 422]);
      const error = await at(url)
        .send('POST', '/x', {}, schema)
        .catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(RpcError);
      expect(error).toMatchObject({ message, status: 422, endpoint: url, body });
      await expect(at(url).get('/x', schema)).rejects.toMatchObject({
        message: 'Bad response from server 422',
        body,
      });
    }
    const page = await serve((_, response) => response.writeHead(500).end('<html>'));
    await expect(at(page.url).send('POST', '/x', {}, schema)).rejects.toMatchObject({
      message: 'Error',
      body: '<html>',
    });
  });

  it('fails if the response exceeds the limit', async () => {
    const { url } = await service([{ from: 'x'.repeat(5_000) }]);
    const request = createRequester({ url, maxBytes: 4_000 }).get('/x', schema);
    await expect(request).rejects.toMatchObject({
      attempts: [{ endpoint: url, kind: 'too-large' }],
    });
  });

  describe('after a 429', () => {
    afterEach(() => void vi.useRealTimers());

    /** A service that is busy once. */
    const busyOnce = async (headers: Record<string, string>) => {
      const server = await serve((_, response) => {
        if (server.count('/x') === 1)
          response.writeHead(429, headers).end('{"message":"slow down"}');
        else json(response, { from: 'well' });
      });
      return server;
    };

    it.each([
      ['its Retry-After', { 'retry-after': '30' }, 30_000],
      ['ten seconds without one', {}, 10_000],
      ['ten minutes at most', { 'retry-after': '86400' }, 600_000],
    ])('is not sent for %s, by any client of the page', async (_, headers, pauseMs) => {
      vi.useFakeTimers({ toFake: ['Date'] });
      const server = await busyOnce(headers);
      const busy = { status: 429, message: 'Bad response from server 429', endpoint: server.url };
      await expect(at(server.url).get('/x', schema)).rejects.toMatchObject(busy);
      vi.advanceTimersByTime(pauseMs - 100);
      await expect(at(server.url).get('/x', schema)).rejects.toMatchObject(busy);
      await expect(at(server.url).send('POST', '/x', {}, schema)).rejects.toMatchObject({
        status: 429,
        message: 'slow down',
      });
      expect(server.requested).toHaveLength(1);
      vi.advanceTimersByTime(200);
      expect(await at(server.url).get('/x', schema)).toEqual({ from: 'well' });
      expect(server.requested).toHaveLength(2);
    });

    it('is sent to other services', async () => {
      const server = await busyOnce({ 'retry-after': '30' });
      const other = await service([{ from: 'other' }]);
      await expect(at(server.url).get('/x', schema)).rejects.toMatchObject({ status: 429 });
      expect(await at(other.url).get('/x', schema)).toEqual({ from: 'other' });
    });
  });

  it("throws the signal's reason after an abort", async () => {
    const silent = await serve(() => undefined);
    const controller = new AbortController();
    const options = at(silent.url).get('/x', schema, { signal: controller.signal });
    controller.abort(new Error('left'));
    await expect(options).rejects.toThrow('left');
    await expect(at(silent.url).get('/y', schema, { signal: controller.signal })).rejects.toThrow(
      'left',
    );
    expect(silent.count('/y')).toBe(0);
  });
});
