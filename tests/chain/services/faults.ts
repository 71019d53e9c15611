import type { ServerResponse } from 'node:http';
import { expect } from 'vitest';
import { FetchError } from '#src/chain/rpc/errors.ts';
import { deadUrl, json, serve } from '../rpc/servers.ts';

/** Services whose response never ends. */
const endless = new Set<string>();

/** The client's time-out: short for a server that never responds, long for a slow healthy one. */
export function timeoutFor(url: string | null): number {
  return endless.has(url ?? '') ? 150 : 30_000;
}

interface Requested {
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
  readonly authorization: string | undefined;
  readonly contentType: string | undefined;
}

/** A service that sends its responses in turn and repeats the last one. It records requests. */
export async function service(...responses: (readonly [body: unknown, status?: number])[]) {
  const requested: Requested[] = [];
  const server = await serve((_, response, request, body) => {
    const [answer, status] = responses[Math.min(requested.length, responses.length - 1)] ?? [{}];
    const { authorization, 'content-type': contentType } = request.headers;
    requested.push({
      method: request.method ?? '',
      url: request.url ?? '',
      authorization,
      contentType,
      body: body === '' ? null : JSON.parse(body),
    });
    json(response, answer, status);
  });
  return { url: server.url, requested };
}

/** Aborted only by the client's own time-out. */
const silent: Record<string, (response: ServerResponse) => void> = {
  slow: () => undefined,
  hanging: (response) => void response.writeHead(200).write('{"'),
};

const broken: Record<string, (response: ServerResponse) => void> = {
  ...silent,
  truncated: (response) => {
    response.writeHead(200, { 'content-length': 100 });
    response.write('{"data":[', () => response.destroy());
  },
  'cut JSON': (response) => response.end('{"data":['),
  HTML: (response) => response.end('<html><body>Welcome</body></html>'),
};

const refusing: Record<string, (response: ServerResponse) => void> = {
  429: (response) => json(response, { message: 'slow down' }, 429),
  '429 as a page': (response) => response.writeHead(429).end('<html>'),
  502: (response) => response.writeHead(502).end('<html>Bad Gateway</html>'),
};

/** Addresses that never send a valid response, by their fault. */
async function brokenServices(): Promise<[name: string, url: string][]> {
  const servers = Object.entries(broken).map(async ([name, answer]): Promise<[string, string]> => {
    const { url } = await serve((_, response) => answer(response));
    if (name in silent) endless.add(url);
    return [name, url];
  });
  return [...(await Promise.all(servers)), ['dead', await deadUrl()]];
}

/** Addresses that refuse. */
function refusingServices(): Promise<[name: string, url: string][]> {
  return Promise.all(
    Object.entries(refusing).map(async ([name, answer]): Promise<[string, string]> => [
      name,
      (await serve((_, response) => answer(response))).url,
    ]),
  );
}

/** Each kind of failure of a service is reported with kind and endpoint, or with the status. */
export function expectFailuresReported(ask: (url: string) => Promise<unknown>): Promise<void> {
  return expectEachFailureReported({ call: ask });
}

/**
 * Like expectFailuresReported, for many calls at once. Calls that accept any response have no
 * schema.
 */
export async function expectEachFailureReported(
  calls: Readonly<Record<string, (url: string) => Promise<unknown>>>,
  withoutSchema: readonly string[] = [],
): Promise<void> {
  const wrong = await service([{ nothing: 'of the kind' }]);
  const silent: [string, string][] = await brokenServices();
  const refusing = await refusingServices();
  const reasonOf = (ask: (url: string) => Promise<unknown>, url: string) =>
    ask(url).then(
      (value) => ({ responded: value }),
      (reason: unknown) => reason,
    );
  // Servers that respond run before those that let clients wait.
  for (const [call, ask] of Object.entries(calls))
    for (const [name, url] of refusing) {
      const status = Number(name.slice(0, 3));
      const said = await reasonOf(ask, url);
      expect(said, `${call}: ${name}`).toMatchObject({ endpoint: url, status });
    }
  const reported = Object.entries(calls).flatMap(([call, ask]) => {
    const odd: [string, string][] = withoutSchema.includes(call) ? [] : [['schema', wrong.url]];
    return [...silent, ...odd].map(async ([name, url]) => {
      const error = await reasonOf(ask, url);
      expect(error, `${call}: ${name}`).toBeInstanceOf(FetchError);
      expect(error, call).toMatchObject({ endpoint: url, attempts: [{ endpoint: url }] });
    });
  });
  await Promise.all(reported);
}

/** Each kind of failure has the same result. */
export async function expectFaultsGive(
  ask: (url: string) => Promise<unknown>,
  expected: unknown,
): Promise<void> {
  const wrong = await service([{ nothing: 'of the kind' }]);
  const all = [...(await brokenServices()), ...(await refusingServices())];
  await Promise.all(
    [...all, ['wrong schema', wrong.url] as const].map(async ([name, url]) =>
      expect(await ask(url).catch((error: unknown) => String(error)), name).toEqual(expected),
    ),
  );
}
