import * as limits from '../../chain/core/limits.ts';
import * as v from '../../chain/core/schema.ts';
import type { ResponseCache } from '../../chain/rpc/cached-responses.ts';
import { createResponseCache, type ResponseStore } from '../../chain/rpc/response-cache.ts';
import { readStored } from '../stored-json.ts';

/** Keys with the bytes of their entry, oldest first. */
const index = v.array(v.object({ key: v.string(), bytes: v.number() }));
type Index = v.InferOutput<typeof index>;

/**
 * A store in Cache Storage. Local storage has an index of it under the same name, which a page
 * reads without waiting: `src/stores/chain/cached-chain-access.ts`, `src/layouts/inline/prefetch.js`.
 */
export function responseStore(name: string): ResponseStore {
  return {
    read: async (key) => (await (await caches.open(name)).match(key))?.json(),
    keep: (key, body) => void keep(name, key, body).catch(() => undefined),
    drop: (key) => void drop(name, key).catch(() => undefined),
  };
}

/** The responses of blocks and transactions in such a store. */
export function responseCache(name: string): ResponseCache {
  return createResponseCache(responseStore(name));
}

/** Writes the newest entry. The oldest ones make room. */
async function keep(name: string, key: string, body: unknown): Promise<void> {
  const content = new TextEncoder().encode(JSON.stringify(body));
  if (content.length > limits.cachedResponseBytes) return;
  const cache = await caches.open(name);
  await cache.put(key, new Response(content));
  writeIndex(name, newest([...without(readIndex(name), key), { key, bytes: content.length }]));
  await removeUnlisted(name, cache);
}

async function drop(name: string, key: string): Promise<void> {
  writeIndex(name, without(readIndex(name), key));
  await (await caches.open(name)).delete(key);
}

function newest(entries: Index): Index {
  let bytes = 0;
  const from = entries.findLastIndex((entry) => (bytes += entry.bytes) > limits.cachedBytes) + 1;
  return entries.slice(Math.max(from, entries.length - limits.cachedResponses));
}

/** Removes entries that made room, and those that a closed tab did not list. */
async function removeUnlisted(name: string, cache: Cache): Promise<void> {
  const listed = new Set(readIndex(name).map(({ key }) => key));
  for (const request of await cache.keys())
    if (!listed.has(new URL(request.url).pathname)) await cache.delete(request);
}

function without(entries: Index, key: string): Index {
  return entries.filter((entry) => entry.key !== key);
}

/** Empty if it is malformed. The entries are then removed by the next write. */
function readIndex(name: string): Index {
  return readStored('localStorage', name, index) ?? [];
}

function writeIndex(name: string, entries: Index): void {
  localStorage.setItem(name, JSON.stringify(entries));
}
