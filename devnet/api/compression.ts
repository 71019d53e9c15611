import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';

const compressed = promisify(gzip);

/** Bytes. On the same machine a smaller answer is sent sooner than it is compressed. */
export const COMPRESSED_FROM = 8 * 1024;

/** Compresses large JSON for clients that accept gzip. */
export function jsonCompression(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    const isJson = headers.get('content-type')?.startsWith('application/json') ?? false;
    if (!isJson || Number(headers.get('content-length') ?? 0) < COMPRESSED_FROM) return;
    c.header('vary', 'Accept-Encoding', { append: true });
    if (!acceptsGzip(c.req.header('accept-encoding'))) return;
    const body = await compressed(await c.res.arrayBuffer(), { level: constants.Z_BEST_SPEED });
    c.res = new Response(new Uint8Array(body), c.res);
    c.res.headers.set('content-length', String(body.length));
    c.res.headers.set('content-encoding', 'gzip');
  };
}

function acceptsGzip(accepted = ''): boolean {
  return accepted.split(',').some((one) => {
    const [name, quality] = one.trim().split(/\s*;\s*q=/i);
    return (name === 'gzip' || name === '*') && Number(quality ?? 1) > 0;
  });
}
