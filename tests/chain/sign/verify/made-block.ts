import type { TransactionEvidence } from '#src/chain/model/transaction/verification.ts';
import type { BlockAnswer } from '#src/chain/rpc/answers.ts';
import { blockIdOf, headerDigest } from '#src/chain/sign/verify/header.ts';

export const CHAIN_ID = 'cd'.repeat(32);

/** A block as nodes answer it, whose id is that of its header unless told. */
export function blockOf(changes: Readonly<Record<string, unknown>> = {}): BlockAnswer {
  const block = {
    ...{ timestamp: '2026-01-01T00:00:00.000', producer: 'bpalpha', confirmed: 0 },
    ...{ previous: '11'.repeat(32), transaction_mroot: '22'.repeat(32) },
    ...{ action_mroot: '33'.repeat(32), schedule_version: 1, header_extensions: [] },
    ...{ block_num: 77, transactions: [] },
    ...changes,
  };
  const digest = headerDigest(block) ?? '00'.repeat(32);
  return { id: blockIdOf(digest, block.block_num), ...block } as unknown as BlockAnswer;
}

export function evidenceOf(
  block: BlockAnswer,
  changes: Partial<TransactionEvidence> = {},
): TransactionEvidence {
  return {
    ...{ block, previous: null, next: null, isHead: null, headerState: null, schedule: null },
    ...{ abis: new Map(), receipts: null, chainId: CHAIN_ID, accounts: new Map() },
    ...changes,
  };
}
