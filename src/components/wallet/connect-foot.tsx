import { useWalletConnectTexts } from '#src/i18n/areas/wallet-connect/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';

/** Placeholder for the link's text in a translated sentence. */
const place = '\u0000';

/** What connecting means, and a link for visitors without a wallet. */
export function ConnectFoot() {
  const text = useWalletConnectTexts();
  const locale = useLocale();
  const [before, after] = text.terms(place).split(place);
  const link = 'text-accent hover:underline';
  return (
    <footer className="space-y-2 border-t pt-4 text-xs text-muted">
      <p>
        {text.noWallet}{' '}
        <a href={localizePath('/wallet/create-account', locale)} className={link}>
          {text.create}
        </a>
      </p>
      <p>
        {before}
        <a href={localizePath('/terms-and-conditions', locale)} className={link}>
          {text.termsLink}
        </a>
        {after}
      </p>
    </footer>
  );
}
