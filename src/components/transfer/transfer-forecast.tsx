import { readUnits, subtractAssets, type Asset } from '#src/chain/core/asset.ts';
import type { TokenSymbol } from '#src/chain/core/symbol.ts';
import { useFormTexts } from '#src/i18n/areas/form/texts.ts';
import { useTransferTexts } from '#src/i18n/areas/transfer/texts.ts';
import { FactRows } from '../form/fact-rows.tsx';
import { Amount } from '../ui/amount.tsx';
import { AccountLink } from '../ui/entity-link.tsx';

const UNKNOWN = '—';

interface TransferForecastProps {
  to: string;
  /** Whether the account exists. */
  isKnown: boolean;
  /** As typed. */
  amount: string;
  symbol: TokenSymbol;
  balance: Asset | null;
}

/** Recipient, amount and remaining balance, before signing. Its space is reserved. */
export function TransferForecast({ to, isKnown, amount, symbol, balance }: TransferForecastProps) {
  const { preview: willHappen } = useFormTexts();
  const text = useTransferTexts();
  const sent = sentAmount(amount, symbol);
  const left = balance && sent && subtractAssets(balance, sent);
  const isOver = left !== null && left.units < 0n;
  const facts = [
    { label: text.to, value: isKnown ? <AccountLink name={to} /> : UNKNOWN },
    { label: text.total, value: sent && !isOver ? <Amount amount={sent} /> : UNKNOWN },
    { label: text.left, value: left && !isOver ? <Amount amount={left} /> : UNKNOWN },
  ];
  return (
    <section aria-label={willHappen} className="max-w-form rounded-sm bg-sunken p-3">
      <FactRows facts={facts} />
    </section>
  );
}

/** Null if it is not a valid amount. */
function sentAmount(typed: string, symbol: TokenSymbol): Asset | null {
  const units = readUnits(typed.trim(), symbol.precision);
  return typeof units === 'bigint' && units > 0n ? { units, symbol } : null;
}
