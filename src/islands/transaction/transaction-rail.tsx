import type { TransactionView } from '#src/chain/model/transaction/transaction.ts';
import { TransactionDetails } from '#src/components/transaction/transaction-details.tsx';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { VerifySection } from '#src/components/verify/verify-section.tsx';
import { BlockSection } from '../block/block-section.tsx';
import { EmbedButton } from '../embed/embed-button.tsx';

const loadParts = () => import('./transaction-parts.tsx');
const Verification = lazyPart(async () => (await loadParts()).VerifyTransaction);

/** Beside a transaction: its details, its verification, where its block stands, and the code of its card. */
export function TransactionRail({ transaction }: { transaction: TransactionView }) {
  const { id, blockNum, blockTime, producer } = transaction;
  return (
    <>
      <TransactionDetails transaction={transaction} />
      <VerifySection onIntent={() => void loadParts()}>
        <Verification transaction={transaction} />
      </VerifySection>
      {producer !== undefined && (
        <BlockSection number={blockNum} time={blockTime} producer={producer} />
      )}
      <p className="print:hidden">
        <EmbedButton subject={{ kind: 'transaction', id, block: blockNum }} />
      </p>
    </>
  );
}
