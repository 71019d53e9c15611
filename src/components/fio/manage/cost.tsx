import { type Asset } from '#src/chain/core/asset.ts';
import { subtractAssets } from '#src/chain/core/asset-sums.ts';
import { useFioManageTexts } from '#src/i18n/areas/fio/manage/texts.ts';
import type { Fact } from '../../form/fact-rows.tsx';
import { Forecast } from '../../resources/forecast.tsx';
import { Amount } from '../../ui/amount.tsx';

export interface CostProps {
  /** The maximum fee of the action. */
  fee: Asset;
  /** A bundled transaction of the address replaces the fee. */
  isBundled?: boolean;
  /** The spendable balance; null if unknown. */
  available: Asset | null;
  /** Further figures, above the fee. */
  facts?: readonly Fact[];
  /** Consequences, one sentence each. */
  lines: readonly string[];
}

/** Whether an account cannot pay a fee. Unknown balances count as enough: the chain checks again. */
export function lacksFee({ fee, isBundled, available }: CostProps): boolean {
  return !isBundled && available !== null && fee.units > available.units;
}

/** What an action on a name costs and does, before signing. */
export function Cost(props: CostProps) {
  const { fee, isBundled = false, available, facts = [], lines } = props;
  const text = useFioManageTexts();
  const costs: Fact[] = isBundled
    ? [{ label: text.fee, value: text.bundledFee }]
    : [{ label: text.fee, value: <Amount amount={fee} /> }];
  if (!isBundled && !lacksFee(props)) {
    const rest = available && subtractAssets(available, fee);
    costs.push({ label: text.rest, value: rest ? <Amount amount={rest} /> : '—' });
  }
  return (
    <>
      <Forecast facts={[...facts, ...costs]} lines={lines} />
      {lacksFee(props) && (
        <p role="alert" className="text-danger">
          {text.lacksFee}
        </p>
      )}
    </>
  );
}
