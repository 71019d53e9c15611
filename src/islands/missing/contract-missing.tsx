import { isName } from '#src/chain/core/name.ts';
import { nameFromText } from '#src/chain/model/account/suggested-name.ts';
import { NoAccount } from '#src/components/missing/no-account.tsx';
import { useContractTexts } from '#src/i18n/areas/contract/texts.ts';
import { useSearchTexts } from '#src/i18n/areas/search/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';
import { SimilarNames } from './account-missing.tsx';
import { useNotFoundTitle } from './entity-not-found.tsx';

/** Shown instead of a contract whose account does not exist. */
export function ContractMissing({ name }: { name: string }) {
  const { notRetrieved } = useContractTexts();
  const locale = useLocale();
  const near = isName(name) ? name : nameFromText(name);
  useNotFoundTitle(useSearchTexts().missing.contract);
  return (
    <>
      <NoAccount
        title={notRetrieved(name)}
        heading="h2"
        text={name}
        offer={null}
        createHref={null}
        bidHref={null}
        hrefOf={(name) => localizePath(`/contract?name=${name}`, locale)}
      />
      {near !== '' && <SimilarNames name={near} />}
    </>
  );
}
