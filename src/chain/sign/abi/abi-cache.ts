import * as limits from '../../core/limits.ts';
import * as signing from '../../core/signing-messages.ts';
import type { Abi } from './abi.ts';
import { abiBytesOfBase64, abiFromBytes } from './abi-bytes.ts';
import { createAccountCache } from './account-cache.ts';

/** There is no ABI for a contract, or none could be had; then `cause` is what came instead. */
export class AbiError extends Error {
  readonly account: string;

  constructor(account: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'AbiError';
    this.account = account;
  }
}

/** The ABI that a node serves must not be packed by: it contradicts the published one, or another node's. */
export class AbiDisputedError extends AbiError {
  constructor(account: string, message: string) {
    super(account, message);
    this.name = 'AbiDisputedError';
  }
}

/**
 * An ABI as get_raw_abi answers it, in base 64 or as its bytes; empty or null for an account without
 * a contract.
 */
export type FetchRawAbi = (
  account: string,
) => Promise<{ readonly abi?: string | Uint8Array | null }>;

export interface AbiCache {
  /**
   * The ABI of a contract, asked for once. Rejects with AbiError: 'Missing abi for {account}', or
   * 'fetching abi for {account}: {reason}', after which it is asked for again.
   * @param action the action it is for: a cache that checks ABIs may refuse a single one
   */
  readonly get: (account: string, action?: string) => Promise<Abi>;
  /** Throws 'ABI must be cached before using ActionBuilder'. */
  readonly cached: (account: string) => Abi;
  /** A contract has a new ABI: after setabi. */
  readonly forget: (account: string) => void;
}

/** @param size how many ABIs are kept; the least recently used goes first */
export function createAbiCache(fetchRawAbi: FetchRawAbi, size = limits.cachedAbis): AbiCache {
  const cache = createAccountCache(
    (account) => orAbiError(account, () => fetchAbi(fetchRawAbi, account)),
    size,
  );
  return {
    get: cache.get,
    forget: cache.forget,
    cached: (account) => orNotCached(account, cache.kept(account)),
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
