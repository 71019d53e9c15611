import type { ChainAccess } from '../../chain/client/chain/access.ts';
import { blockEvidence, transactionEvidence } from '../../chain/client/history/evidence.ts';
import type { BlockView } from '../../chain/model/block/block.ts';
import type { TransactionView } from '../../chain/model/transaction/transaction.ts';
import type { Verification } from '../../chain/model/transaction/checks.ts';
import { cachingAbis } from '../../chain/rpc/cached-abis.ts';
import type { BlockResponse } from '../../chain/rpc/responses.ts';
import { chainAccess } from '../chain/client.ts';
import { responseCacheName } from '../chain/cached-chain-access.ts';
import { responseStore } from '../chain/response-store.ts';
import { createLoadStore, type LoadStore } from '../load-store.ts';

/** Verifies a transaction with its block, from several nodes' responses. */
export function transactionVerification(shown: TransactionView): LoadStore<Verification> {
  return createLoadStore(
    `verify/transaction/${shown.id}`,
    async () => {
      const [{ verifyTransaction }, evidence] = await Promise.all([
        import('../../chain/sign/verify/transaction.ts'),
        transactionEvidence(nodesAndAbis(), shown.blockNum, shown.id),
      ]);
      return verifyTransaction(shown, evidence);
    },
    { unaffected: true },
  );
}

/** Verifies a block. */
export function blockVerification(shown: BlockView): LoadStore<Verification> {
  return createLoadStore(
    `verify/block/${shown.id}`,
    async () => {
      const [{ verifyBlock }, evidence] = await Promise.all([
        import('../../chain/sign/verify/block.ts'),
        // A block's view keeps its raw response.
        blockEvidence(nodesAndAbis(), shown.number, shown.raw as BlockResponse),
      ]);
      return verifyBlock(evidence);
    },
    { unaffected: true },
  );
}

/** Blocks come from nodes, ABIs also from the browser's store: their hash proves them. */
function nodesAndAbis(): ChainAccess {
  const access = chainAccess();
  const name = responseCacheName(access.config);
  if (name === null) return access;
  return { ...access, pool: cachingAbis(access.pool, responseStore(name)) };
}
