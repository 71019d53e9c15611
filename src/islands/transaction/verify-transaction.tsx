import { useCallback } from 'react';
import { VerificationResult } from '#src/components/verify/verification-result.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { StateView } from '#src/components/ui/state-view.tsx';
import type { TransactionView } from '#src/chain/model/transaction/transaction.ts';
import { useFinality } from '#src/stores/chain/head.ts';
import { useLoad } from '#src/stores/query.ts';
import { transactionVerification } from '#src/stores/block/verify.ts';
import { AgreementButton } from '../verify/agreement-button.tsx';

export function VerifyTransaction({ transaction }: { transaction: TransactionView }) {
  const make = useCallback(() => transactionVerification(transaction), [transaction]);
  const finality = useFinality(transaction.blockNum);
  const { state, store } = useLoad(make, transaction.id);
  return (
    <StateView state={state} loading={<SkeletonRows rows={9} />} onRetry={store?.retry}>
      {(verification) => (
        <>
          <VerificationResult verification={verification} />
          {finality?.kind === 'irreversible' && (
            <div className="border-t">
              <AgreementButton
                kind="transaction"
                of={`${transaction.id}/${transaction.blockNum}`}
              />
            </div>
          )}
        </>
      )}
    </StateView>
  );
}
