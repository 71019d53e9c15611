import { blockEvidence, transactionEvidence } from '../../chain/client/history/evidence.ts';
import type { BlockView } from '../../chain/model/block/block.ts';
import type { TransactionView } from '../../chain/model/transaction/transaction.ts';
import type { Verification } from '../../chain/model/transaction/verification.ts';
import type { BlockResponse } from '../../chain/rpc/responses.ts';
import { chainAccess } from '../chain/client.ts';
import { createLoadStore, type LoadStore } from '../query.ts';

/** Verifies a transaction with its block, from several nodes' responses. */
export function transactionVerification(shown: TransactionView): LoadStore<Verification> {
  return createLoadStore(`verify/transaction/${shown.id}`, async () => {
    const [{ verifyTransaction }, evidence] = await Promise.all([
      import('../../chain/sign/verify/transaction.ts'),
      transactionEvidence(chainAccess(), shown.blockNum, shown.id),
    ]);
    return verifyTransaction(shown, evidence);
  });
}

/** Verifies a block. */
export function blockVerification(shown: BlockView): LoadStore<Verification> {
  return createLoadStore(`verify/block/${shown.id}`, async () => {
    const [{ verifyBlock }, evidence] = await Promise.all([
      import('../../chain/sign/verify/block.ts'),
      // A block's view keeps its raw response.
      blockEvidence(chainAccess(), shown.number, shown.raw as BlockResponse),
    ]);
    return verifyBlock(evidence);
  });
}
