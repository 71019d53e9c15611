import type { ChainConfig } from '#src/chain/config/types.ts';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { useNewAccountTexts } from '#src/i18n/areas/new-account/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { useQueryValue } from '#src/stores/url.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { WalletPage } from '../wallet/wallet-page.tsx';
import { createPath, newAccountPaths, withoutPath } from './new-account-tabs.ts';

const Create = lazyPart(async () => (await import('./create.tsx')).Create);
const WithoutAccount = lazyPart(async () => (await import('./without-account.tsx')).WithoutAccount);
const FromKey = lazyPart(async () => (await import('./from-key.tsx')).FromKey);

/** A new account: paid by the user, or from elsewhere by who has none yet. */
function NewAccountScreen({ locale, chain, screen }: ScreenProps) {
  const createsAccounts = chain.features.includes('account-creation');
  return (
    <Screen locale={locale}>
      {createsAccounts ? (
        <NewAccount chain={chain} isAdvanced={screen === 'create-account-advanced'} />
      ) : (
        <DerivedAccount />
      )}
    </Screen>
  );
}

function NewAccount({ chain, isAdvanced }: { chain: ChainConfig; isAdvanced: boolean }) {
  const text = useNewAccountTexts();
  const without = useQueryValue('by') === 'exchange' && !isAdvanced;
  const paths = newAccountPaths(chain);
  const current = without ? paths.exchange : isAdvanced ? paths.advanced : paths.account;
  return (
    <WalletPage
      title={text.title}
      tabs={Object.entries(paths).map(([key, path]) => ({
        path,
        label: text.tabs[key as keyof typeof paths],
      }))}
      current={current ?? createPath}
      visitors={<WithoutAccountLink />}
    >
      {without ? <WithoutAccount /> : (user) => <Create user={user} isAdvanced={isAdvanced} />}
    </WalletPage>
  );
}

function WithoutAccountLink() {
  const text = useNewAccountTexts();
  const locale = useLocale();
  return (
    <p className="mt-4">
      {text.noAccount}{' '}
      <a
        href={localizePath(withoutPath, locale)}
        className="font-medium text-accent hover:underline"
      >
        {text.withoutAccount}
      </a>
    </p>
  );
}

/** FIO's accounts are derived from keys. */
function DerivedAccount() {
  const text = useNewAccountTexts();
  return (
    <WalletPage title={text.title}>
      <FromKey />
    </WalletPage>
  );
}

export const screen: ScreenModule = { Screen: NewAccountScreen };

await textsReady();
