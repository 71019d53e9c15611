import type { ServerResponse } from 'node:http';
import { expect } from 'vitest';
import { FetchError } from '#src/chain/rpc/errors.ts';
import { deadUrl, json, serve } from '../rpc/servers.ts';

/** Services that never come to an end of their answer. */
const endless = new Set<string>();

/** What a client is to wait: next to nothing for who never answers, long for a well one that is slow. */
export function patience(url: string | null): number {
  return endless.has(url ?? '') ? 150 : 30_000;
}

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
  readonly authorization: string | undefined;
  readonly contentType: string | undefined;
}

/** A service that gives its answers in turn, the last one again and again, and what it was asked. */
export async function service(...answers: (readonly [body: unknown, status?: number])[]) {
  const asked: Asked[] = [];
  const server = await serve((_, response, request, body) => {
    const [answer, status] = answers[Math.min(asked.length, answers.length - 1)] ?? [{}];
    const { authorization, 'content-type': contentType } = request.headers;
    asked.push({
      ...{ method: request.method ?? '', url: request.url ?? '', authorization, contentType },
      body: body === '' ? null : JSON.parse(body),
    });
    json(response, answer, status);
  });
  return { url: server.url, asked };
}

/** Given up by the client's own limit alone. */
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

/** Addresses that give no answer, by what is wrong with them. */
async function brokenServices(): Promise<[name: string, url: string][]> {
  const servers = Object.entries(broken).map(async ([name, answer]): Promise<[string, string]> => {
    const { url } = await serve((_, response) => answer(response));
    if (name in silent) endless.add(url);
    return [name, url];
  });
  return [...(await Promise.all(servers)), ['dead', await deadUrl()]];
}

/** Addresses that say no. */
function refusingServices(): Promise<[name: string, url: string][]> {
  return Promise.all(
    Object.entries(refusing).map(async ([name, answer]): Promise<[string, string]> => [
      name,
      (await serve((_, response) => answer(response))).url,
    ]),
  );
}

/** Each way a service can fail, told as it must be: by name and by endpoint, or by the status. */
export function expectFaultsTold(ask: (url: string) => Promise<unknown>): Promise<void> {
  return expectEachFaultTold({ call: ask });
}

/** As expectFaultsTold, for many calls at once; those whose answer may be anything have no schema. */
export async function expectEachFaultTold(
  calls: Readonly<Record<string, (url: string) => Promise<unknown>>>,
  withoutSchema: readonly string[] = [],
): Promise<void> {
  const wrong = await service([{ nothing: 'of the kind' }]);
  const silent: [string, string][] = await brokenServices();
  const refusing = await refusingServices();
  const reasonOf = (ask: (url: string) => Promise<unknown>, url: string) =>
    ask(url).then(
      (value) => ({ answered: value }),
      (reason: unknown) => reason,
    );
  // Those that answer come before the load of those that let all the others wait.
  for (const [call, ask] of Object.entries(calls))
    for (const [name, url] of refusing) {
      const status = Number(name.slice(0, 3));
      const said = await reasonOf(ask, url);
      expect(said, `${call}: ${name}`).toMatchObject({ endpoint: url, status });
    }
  const told = Object.entries(calls).flatMap(([call, ask]) => {
    const odd: [string, string][] = withoutSchema.includes(call) ? [] : [['schema', wrong.url]];
    return [...silent, ...odd].map(async ([name, url]) => {
      const error = await reasonOf(ask, url);
      expect(error, `${call}: ${name}`).toBeInstanceOf(FetchError);
      expect(error, call).toMatchObject({ endpoint: url, attempts: [{ endpoint: url }] });
    });
  });
  await Promise.all(told);
}

/** Each way a service can fail, all of which come to the same answer. */
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
