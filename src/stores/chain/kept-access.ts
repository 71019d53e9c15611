import type { ChainAccess } from '../../chain/client/chain/access.ts';
import { keepingPool, type KeptResponses } from '../../chain/rpc/kept-responses.ts';
import { createNodeClient } from '../../chain/rpc/node.ts';
import { chainAccess } from './client.ts';
import { keptName } from './kept-name.ts';

/** The page is drawn by then. Milliseconds. */
const QUIET_MS = 3_000;

let access: ChainAccess | undefined;

/**
 * The chain for the screens of blocks and transactions: what is irreversible comes from the
 * browser's store. Everything that is signed uses `chainAccess`.
 */
export function keptAccess(): ChainAccess {
  access ??= openKept(chainAccess());
  return access;
}

function openKept(plain: ChainAccess): ChainAccess {
  const name = keptName(plain.config);
  if (name === null) return plain;
  const kept: KeptResponses = {
    has: (key) => indexText(name).includes(`"${key}"`),
    load: async () => (await import('./keeper.ts')).keeperOf(name),
    quiet: () => new Promise((resolve) => setTimeout(resolve, QUIET_MS)),
  };
  const pool = keepingPool(plain.pool, kept);
  return {
    ...plain,
    pool,
    node: createNodeClient(pool),
    transactionsPool: keepingPool(plain.transactionsPool, kept),
    // Hyperion is no node and reports no head.
    hyperionPool: plain.hyperionPool && keepingPool(plain.hyperionPool, kept, plain.pool),
  };
}

function indexText(name: string): string {
  try {
    return localStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}
