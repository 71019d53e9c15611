import * as limits from '../../core/limits.ts';
import * as signing from '../../core/signing-messages.ts';
import type { Abi } from './abi.ts';
import { abiBytesOfBase64, abiFromBytes } from './abi-bytes.ts';

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
  /** Throws 'ABI must be cached before using ActionBuilder'. */
  readonly cached: (account: string) => Abi;
  /** Discards a contract's ABI, after setabi. */
  readonly forget: (account: string) => void;
}

/** @param size number of cached ABIs; the least recently used is dropped first */
export function createAbiCache(fetchRawAbi: FetchRawAbi, size = limits.cachedAbis): AbiCache {
  const kept = new Map<string, Abi>();
  const asked = new Map<string, Promise<Abi>>();

  function keep(account: string, abi: Abi): Abi {
    kept.delete(account);
    kept.set(account, abi);
    const [oldest] = kept.keys();
    if (kept.size > size && oldest !== undefined) kept.delete(oldest);
    return abi;
  }

  function ask(account: string): Promise<Abi> {
    const asking: Promise<Abi> = fetchAbi(fetchRawAbi, account)
      .then((abi) => (asked.get(account) === asking ? keep(account, abi) : abi))
      .finally(() => {
        if (asked.get(account) === asking) asked.delete(account);
      });
    asked.set(account, asking);
    return asking;
  }

  return {
    async get(account) {
      const abi = kept.get(account);
      return abi ? keep(account, abi) : (asked.get(account) ?? ask(account));
    },
    cached(account) {
      const abi = kept.get(account);
      if (!abi) throw new AbiError(account, signing.abiNotCached);
      return abi;
    },
    forget(account) {
      kept.delete(account);
      // A pending request may still return the old ABI.
      asked.delete(account);
    },
  };
}

async function fetchAbi(fetchRawAbi: FetchRawAbi, account: string): Promise<Abi> {
  try {
    const { abi } = await fetchRawAbi(account);
    const bytes = typeof abi === 'string' ? abiBytesOfBase64(abi) : abi;
    if (bytes && bytes.length > 0) return abiFromBytes(bytes);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new AbiError(account, signing.abiNotFetched(account, reason), { cause: error });
  }
  throw new AbiError(account, signing.abiMissing(account));
}
