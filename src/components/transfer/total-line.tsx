import { type Asset } from '#src/chain/core/asset.ts';
import { subtractAssets } from '#src/chain/core/asset-sums.ts';
import { useTransferTexts } from '#src/i18n/areas/transfer/texts.ts';
import { type Fact, FactRows } from '../form/fact-rows.tsx';
import { Amount } from '../ui/amount.tsx';

interface TotalLineProps {
  total: Asset;
  /** Null if unknown. */
  balance: Asset | null;
}

/** The total of all transfers, and the remaining balance. */
export function TotalLine({ total, balance }: TotalLineProps) {
  const text = useTransferTexts();
  const left = balance && subtractAssets(balance, total);
  const isOver = left !== null && left.units < 0n;
  const facts: Fact[] = [
    { label: text.shared.total, value: <Amount amount={total} className="font-medium" /> },
  ];
  if (left)
    facts.push({
      label: text.left,
      value: <Amount amount={left} className={isOver ? 'text-danger' : undefined} />,
    });
  return (
    <div className="max-w-form lg:ms-auto">
      <FactRows facts={facts} />
      {isOver && (
        <p role="alert" className="mt-1 text-xs text-danger">
          {text.overdrawn}
        </p>
      )}
    </div>
  );
}
