import { Suspense, useEffect, useState } from 'react';
import { classify } from '#src/chain/model/search/search.ts';
import type { SearchTarget } from '#src/chain/model/search/target.ts';
import { SearchForms } from '#src/components/search/search-forms.tsx';
import { lazyPart } from '#src/components/ui/lazy-part.tsx';
import { SkeletonRows } from '#src/components/ui/skeleton.tsx';
import { useSearchTexts } from '#src/i18n/areas/search/texts.ts';
import { type Locale, localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { addressSecret, convertSecret } from '#src/stores/key/secret-address.ts';
import { useRouteParam, useUrl } from '#src/stores/url.ts';
import { Screen, type ScreenModule, type ScreenProps } from '../screen.tsx';
import { lookups } from '../search/lookups.ts';
import { searchPath } from '../search/search-path.ts';

const Preview = lazyPart(async () => (await import('../search/preview.tsx')).PastedPreview);

const UnknownText = lazyPart(
  async () => (await import('../search/found-tools.tsx')).UnrecognizedSearch,
);

/** `/search/{query}`: redirects to the page of the query, or shows the search help. */
export function SearchScreen({ locale }: ScreenProps) {
  return (
    <Screen locale={locale}>
      <Searching />
    </Screen>
  );
}

/** The text in the URL fragment, which is not sent to a server. */
function usePasted(): string | null {
  const url = useUrl();
  const [hash, setHash] = useState<string | null>(null);
  useEffect(() => {
    const read = () => setHash(location.hash.slice(1));
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [url]);
  if (hash === null) return null;
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

function Searching() {
  const locale = useLocale();
  const query = useRouteParam();
  const pasted = usePasted();
  const [secret] = useState(addressSecret);
  if (query === null || pasted === null) return <SkeletonRows />;
  const searched = query === '' ? pasted : query;
  const target = classify(searched, chainConfig());
  if (secret !== null) return <ConvertedKey secret={secret} locale={locale} />;
  switch (target.kind) {
    case 'nothing':
      return <SearchForms chain={chainConfig()} />;
    case 'unknown':
      return (
        <Suspense fallback={<SkeletonRows />}>
          <UnknownText text={searched} />
        </Suspense>
      );
    case 'packed':
    case 'request':
      return (
        <Suspense fallback={<SkeletonRows />}>
          <Preview key={searched} kind={target.kind} text={target.text} />
        </Suspense>
      );
    default:
      return <GoingOn key={searched} text={searched} target={target} locale={locale} />;
  }
}

/** A private key was in the address. The page of its public key shows a notice. */
function ConvertedKey({ secret, locale }: { secret: string; locale: Locale }) {
  const texts = useSearchTexts();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    convertSecret(secret).then(
      (publicKey) => location.replace(localizePath(`/key/${publicKey}`, locale)),
      () => setFailed(true),
    );
  }, [secret, locale]);
  return failed ? <p role="alert">{texts.invalidPrivateKey}</p> : <SkeletonRows />;
}

interface GoingOnProps {
  text: string;
  target: SearchTarget;
  locale: Locale;
}

function GoingOn({ text, target, locale }: GoingOnProps) {
  const texts = useSearchTexts();
  const [failed, setFailed] = useState(false);
  const isSecret = target.kind === 'private-key';

  useEffect(() => {
    let current = true;
    // The key is in the address only if the head script did not run.
    if (isSecret) history.replaceState(history.state, '', localizePath('/search', locale));
    void searchPath(classify(text, chainConfig()), lookups)
      .catch(() => null)
      .then((path) => {
        if (!current) return;
        if (path === null) setFailed(true);
        else location.replace(path.startsWith('/') ? localizePath(path, locale) : path);
      });
    return () => {
      current = false;
    };
  }, [text, isSecret, locale]);

  if (failed && isSecret) return <p role="alert">{texts.invalidPrivateKey}</p>;
  if (failed) return <SearchForms chain={chainConfig()} searchText={text} />;
  return (
    <p role="status" className="text-muted">
      {isSecret ? '\u00a0' : texts.searching(text)}
    </p>
  );
}

export const screen: ScreenModule = { Screen: SearchScreen };

await textsReady();
