import type { TransactionView } from '#src/chain/model/transaction/transaction.ts';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { VerifySection } from '#src/components/verify/verify-section.tsx';

export { BlockSection } from '../block/block-section.tsx';

const loadParts = () => import('./transaction-parts.tsx');
const Verification = lazyPart(async () => (await loadParts()).VerifyTransaction);

/** A button that starts the verification of a transaction. */
export function VerifyTransaction({ transaction }: { transaction: TransactionView }) {
  return (
    <VerifySection onIntent={() => void loadParts()}>
      <Verification transaction={transaction} />
    </VerifySection>
  );
}
