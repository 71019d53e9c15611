import { bytesToHex } from '../core/checksum.ts';
import { pathSegment } from '../core/path-segment.ts';
import { bytesFromBase64 } from './contract-calls.ts';
import { recordOf, textOf } from './json.ts';
import type { CallOptions, Pool, PoolResponse } from './pool.ts';
import type { ResponseStore } from './response-cache.ts';

const PATH = '/v1/chain/get_raw_abi';

interface CachedAbi {
  /** Base64. */
  readonly abi: string;
  readonly hash: string;
}

/**
 * The pool, with ABIs cached by their hash. The node is still requested and names the hash of the
 * account's ABI. It leaves the bytes out if they are cached. For screens only: nothing that is signed
 * may be read from a store.
 */
export function cachingAbis(pool: Pool, store: ResponseStore): Pool {
  async function rawAbi<T>(body: unknown, options: CallOptions<T>): Promise<PoolResponse<T>> {
    const key = `${PATH}/${pathSegment(String(recordOf(body).account_name))}`;
    const cached = await readAbi(store, key);
    const request = cached ? { ...recordOf(body), abi_hash: cached.hash } : body;
    const { value, endpoint } = await pool.post(PATH, request, {
      ...options,
      decode(response) {
        const reported = recordOf(response);
        const isCached =
          cached && reported.abi_hash === cached.hash && textOf(reported.abi) === null;
        const whole = isCached ? { ...reported, abi: cached.abi } : response;
        return { whole: recordOf(whole), value: options.decode(whole) };
      },
    });
    const abi = textOf(value.whole.abi);
    if (abi !== null && abi !== cached?.abi && (await hashOf(abi)) === value.whole.abi_hash)
      store.keep(key, { abi });
    return { value: value.value, endpoint };
  }

  return {
    ...pool,
    post: (path, body, options) =>
      path === PATH ? rawAbi(body, options) : pool.post(path, body, options),
  };
}

/** The cached bytes by their own hash, so that others cannot replace them. */
async function readAbi(store: ResponseStore, key: string): Promise<CachedAbi | null> {
  try {
    const entry = await store.read(key);
    if (entry === undefined) return null;
    const abi = textOf(recordOf(entry).abi);
    if (abi === null) throw new Error('No ABI');
    return { abi, hash: await hashOf(abi) };
  } catch {
    store.drop(key);
    return null;
  }
}

async function hashOf(base64: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytesFromBase64(base64));
  return bytesToHex(new Uint8Array(digest));
}
