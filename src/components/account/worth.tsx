import { useLanguageTag } from '#src/i18n/react.tsx';
import { useAccountFaceTexts } from '#src/i18n/areas/account-face/texts.ts';
import { currencyText } from './currency-text.ts';

/** What something is worth in a currency, as far as prices are known. */
export function Worth({ value, currency }: { value: number; currency: string }) {
  const tag = useLanguageTag();
  const text = useAccountFaceTexts();
  return (
    <span dir="ltr" className="whitespace-nowrap tabular-nums" title={text.worthHint}>
      ≈ {currencyText(value, currency, tag)}
    </span>
  );
}
