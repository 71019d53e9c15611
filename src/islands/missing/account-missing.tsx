import { Suspense } from 'react';
import { isName } from '#src/chain/core/name.ts';
import { nameAvailability, nameFromText } from '#src/chain/model/account/suggested-name.ts';
import { blockKey } from '#src/chain/model/block/block.ts';
import { NoAccount } from '#src/components/missing/no-account.tsx';
import { SimilarAccounts } from '#src/components/search/similar-accounts.tsx';
import { lazyPart, Nothing } from '#src/components/ui/lazy-part.tsx';
import { useEntityPath } from '#src/components/ui/entity-link.tsx';
import { useSearchTexts } from '#src/i18n/areas/search/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { type ScreenId, screensOf } from '#src/routes.ts';
import { similarAccountsStore } from '#src/stores/account/similar-accounts.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { AgreementButton } from '../verify/agreement-button.tsx';
import { useNotFoundTitle } from './entity-not-found.tsx';

const FoundTools = lazyPart(
  async () => (await import('../search/found-tools.tsx')).MatchingTools,
  Nothing,
);

/** The page of an account that does not exist. */
export function AccountMissing({ name }: { name: string }) {
  const texts = useSearchTexts().missing;
  const format = useFormat();
  const path = useEntityPath();
  const hrefOf = useScreenHref();
  const addresses = hrefOf('addresses');
  useNotFoundTitle(texts.account);
  const near = isName(name) ? name : nameFromText(name);
  // The search also leads here for a number that is not a block.
  const block = /^\d+$/.test(name) ? blockKey(name) : null;
  return (
    <>
      <NoAccount
        text={name}
        // FIO derives account names from keys.
        offer={chainConfig().features.includes('account-creation') ? nameAvailability(name) : null}
        createHref={hrefOf('create-account')}
        bidHref={hrefOf('namebids')}
        steps={[
          ...(block === null
            ? []
            : [
                {
                  href: path('block', block),
                  label: texts.blockNumber(format.number(Number(block))),
                },
              ]),
          ...(addresses === null ? [] : [{ href: addresses, label: texts.addresses }]),
        ]}
      >
        {addresses !== null && <p>{texts.derived}</p>}
      </NoAccount>
      {near !== '' && <SimilarNames name={near} />}
      <Suspense>
        <FoundTools text={name} />
      </Suspense>
      {isName(name) && <AgreementButton kind="account" of={name} missing />}
    </>
  );
}

/** The address of a screen in the page's language; null if the chain lacks it. */
function useScreenHref(): (id: ScreenId) => string | null {
  const locale = useLocale();
  return (id) => {
    const screen = screensOf(chainConfig()).find((one) => one.id === id);
    return screen ? localizePath(screen.path, locale) : null;
  };
}

/** Accounts with similar names. */
export function SimilarNames({ name }: { name: string }) {
  const { state } = useLoad(similarAccountsStore, name);
  return state.kind === 'ready' ? <SimilarAccounts {...state.value} /> : null;
}
