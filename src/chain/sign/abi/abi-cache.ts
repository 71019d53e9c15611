import * as signing from '../../core/signing-messages.ts';
import type { Abi } from './abi.ts';

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
