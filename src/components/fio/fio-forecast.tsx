import { addAssets, type Asset } from '#src/chain/core/asset.ts';
import { useFioTexts } from '#src/i18n/areas/fio/texts.ts';
import { FactRows } from '../form/fact-rows.tsx';
import { Amount } from '../ui/amount.tsx';
import { AccountLink, KeyLink } from '../ui/entity-link.tsx';

interface FioForecastProps {
  /** Null if none is typed. */
  payee: { readonly publicKey: string; readonly account: string } | null;
  /** Whether the recipient has an account; undefined if unknown. */
  known: boolean | undefined;
  amount: Asset | null;
  fee: Asset;
}

/** The recipient and the costs, before signing. */
export function FioForecast({ payee, known, amount, fee }: FioForecastProps) {
  const text = useFioTexts();
  const facts = [
    ...(payee
      ? [
          { label: text.publicKey, value: <KeyLink publicKey={payee.publicKey} /> },
          { label: text.account, value: <AccountLink name={payee.account} /> },
        ]
      : []),
    { label: text.fee, value: <Amount amount={fee} /> },
    ...(amount ? [{ label: text.total, value: <Amount amount={addAssets(amount, fee)} /> }] : []),
  ];
  return (
    <section aria-label={text.preview} className="space-y-3 rounded-sm bg-sunken p-3">
      <FactRows facts={facts} />
      {payee && known === false && <p className="text-muted">{text.newAccount}</p>}
    </section>
  );
}
