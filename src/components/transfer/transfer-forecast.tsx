import { readUnits, subtractAssets, type Asset } from '#src/chain/core/asset.ts';
import type { TokenSymbol } from '#src/chain/core/symbol.ts';
import { useFormTexts } from '#src/i18n/areas/form/texts.ts';
import { useTransferTexts } from '#src/i18n/areas/transfer/texts.ts';
import { FactRows } from '../form/fact-rows.tsx';
import { Amount } from '../ui/amount.tsx';
import { AccountLink } from '../ui/entity-link.tsx';

interface TransferForecastProps {
  to: string;
  /** Whether there is an account of that name. */
  isKnown: boolean;
  /** As it was typed. */
  amount: string;
  symbol: TokenSymbol;
  balance: Asset | null;
}

/** Who gets what, and what is left of it, before anything is signed; nothing while it is not said. */
export function TransferForecast({ to, isKnown, amount, symbol, balance }: TransferForecastProps) {
  const { willHappen } = useFormTexts();
  const text = useTransferTexts();
  const units = readUnits(amount.trim(), symbol.precision);
  if (typeof units !== 'bigint' || units <= 0n) return null;
  const sent = { units, symbol };
  const left = balance && subtractAssets(balance, sent);
  if (left && left.units < 0n) return null;
  const facts = [
    ...(isKnown ? [{ label: text.to, value: <AccountLink name={to} /> }] : []),
    { label: text.total, value: <Amount amount={sent} /> },
    ...(left ? [{ label: text.left, value: <Amount amount={left} /> }] : []),
  ];
  return (
    // Where there is room it stands beside the fields, and their button does not move.
    <section
      aria-label={willHappen}
      className="max-w-form rounded-sm bg-sunken p-3 lg:absolute lg:start-full lg:top-0 lg:ms-8 lg:w-full"
    >
      <FactRows facts={facts} />
    </section>
  );
}
