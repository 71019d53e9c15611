import * as limits from '../../core/limits.ts';
import * as signing from '../../core/signing-messages.ts';
import type { Abi } from './abi.ts';
import { abiBytesOfBase64, abiFromBytes } from './abi-bytes.ts';
import { createAccountCache } from './account-cache.ts';

/** A contract has no ABI, or fetching it failed (`cause`). */
export class AbiError extends Error {
  readonly account: string;

  constructor(account: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'AbiError';
    this.account = account;
  }
}

/**
 * The node's ABI must not be used for packing: it contradicts the published one or another node's.
 */
export class AbiDisputedError extends AbiError {
  constructor(account: string, message: string) {
    super(account, message);
    this.name = 'AbiDisputedError';
  }
}

/** An ABI from get_raw_abi, as base64 or bytes; empty or null for an account without a contract. */
export type FetchRawAbi = (
  account: string,
) => Promise<{ readonly abi?: string | Uint8Array | null }>;

export interface AbiCache {
  /**
   * Fetches a contract's ABI once. Rejects with AbiError: 'Missing abi for {account}', or 'fetching
   * abi for {account}: {reason}', after which the next call fetches again.
   * @param action the action to pack: a cache that checks ABIs may refuse a single action
   */
  readonly get: (account: string, action?: string) => Promise<Abi>;
  /** The ABI to decode an action with. Rejects as `get` does. */
  readonly read: (account: string, action: string) => Promise<Abi>;
  /** Throws 'ABI must be cached before using ActionBuilder'. */
  readonly cached: (account: string) => Abi;
  /** Discards a contract's ABI, after setabi. */
  readonly forget: (account: string) => void;
}

/** @param size number of cached ABIs; the least recently used is dropped first */
export function createAbiCache(fetchRawAbi: FetchRawAbi, size = limits.cachedAbis): AbiCache {
  const cache = createAccountCache(
    (account) => orAbiError(account, () => fetchAbi(fetchRawAbi, account)),
    size,
  );
  return {
    get: cache.get,
    read: cache.get,
    forget: cache.forget,
    cached: (account) => orNotCached(account, cache.cached(account)),
  };
}

/** Rejects with AbiError, whatever the work fails with. */
export async function orAbiError<T>(account: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AbiError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new AbiError(account, signing.abiNotFetched(account, reason), { cause: error });
  }
}

/** Throws 'ABI must be cached before using ActionBuilder' where there is none. */
export function orNotCached(account: string, abi: Abi | undefined): Abi {
  if (!abi) throw new AbiError(account, signing.abiNotCached);
  return abi;
}

async function fetchAbi(fetchRawAbi: FetchRawAbi, account: string): Promise<Abi> {
  const { abi } = await fetchRawAbi(account);
  const bytes = typeof abi === 'string' ? abiBytesOfBase64(abi) : abi;
  if (!bytes?.length) throw new AbiError(account, signing.abiMissing(account));
  return abiFromBytes(bytes);
}
