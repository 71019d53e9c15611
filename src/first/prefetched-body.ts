import * as limits from '#src/chain/core/limits.ts';
import { bodyOf, requestJson } from '#src/chain/rpc/transport.ts';

/** Larger responses are left to React. Bytes. */
const LARGEST = 1_000_000;

/** A copy of the response that the page's head requested. Rejects if there is none. */
export async function prefetchedBody(call: string): Promise<unknown> {
  const prefetched = Object.entries(window.__prefetched ?? {}).find(([name]) =>
    name.includes(call),
  );
  const request = prefetched?.[1];
  if (!request) throw new Error(`${call} was not requested.`);
  // Copied before the page's own code reads it: a body can be read once.
  const copy = request.then((response) => response.clone());
  const response = await requestJson(
    () => copy,
    { url: call, init: { method: 'GET' }, maxBytes: LARGEST },
    limits.requestTimeoutMs,
  );
  return bodyOf(response, call);
}
