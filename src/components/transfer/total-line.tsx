import { subtractAssets, type Asset } from '#src/chain/core/asset.ts';
import { useTransferTexts } from '#src/i18n/areas/transfer/texts.ts';
import { Amount } from '../ui/amount.tsx';

interface TotalLineProps {
  total: Asset;
  /** Null where it is not known. */
  balance: Asset | null;
}

/** What all transfers come to, and what is left of the balance after them. */
export function TotalLine({ total, balance }: TotalLineProps) {
  const text = useTransferTexts();
  const left = balance && subtractAssets(balance, total);
  const isOver = left !== null && left.units < 0n;
  return (
    <div className="max-w-form lg:ms-auto">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        <dt className="text-muted">{text.total}</dt>
        <dd className="text-right font-medium">
          <Amount amount={total} />
        </dd>
        {left && (
          <>
            <dt className="text-muted">{text.left}</dt>
            <dd className="text-right">
              <Amount amount={left} className={isOver ? 'text-danger' : undefined} />
            </dd>
          </>
        )}
      </dl>
      {isOver && (
        <p role="alert" className="mt-1 text-xs text-danger">
          {text.overdrawn}
        </p>
      )}
    </div>
  );
}
