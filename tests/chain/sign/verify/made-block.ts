import type { TransactionEvidence } from '#src/chain/model/transaction/evidence.ts';
import type { BlockResponse } from '#src/chain/rpc/responses.ts';
import { blockIdOf, headerDigest } from '#src/chain/sign/verify/header.ts';

export const CHAIN_ID = 'cd'.repeat(32);

/** A block response. Its id matches its header unless one is given. */
export function blockOf(changes: Readonly<Record<string, unknown>> = {}): BlockResponse {
  const block = {
    timestamp: '2026-01-01T00:00:00.000',
    producer: 'bpalpha',
    confirmed: 0,
    previous: '11'.repeat(32),
    transaction_mroot: '22'.repeat(32),
    action_mroot: '33'.repeat(32),
    schedule_version: 1,
    header_extensions: [],
    block_num: 77,
    transactions: [],
    ...changes,
  };
  const digest = headerDigest(block);
  return { id: blockIdOf(digest, block.block_num), ...block } as unknown as BlockResponse;
}

export function evidenceOf(
  block: BlockResponse,
  changes: Partial<TransactionEvidence> = {},
): TransactionEvidence {
  return {
    block,
    previous: null,
    next: null,
    isHead: null,
    headerState: null,
    schedule: null,
    finalizers: null,
    abis: new Map(),
    receipts: null,
    chainId: CHAIN_ID,
    accounts: new Map(),
    ...changes,
  };
}
