import '#src/i18n/ready.ts';
import { useEffect, useState } from 'react';
import { classify } from '#src/chain/model/search.ts';
import { localizePath, type Locale } from '#src/i18n/locales.ts';
import { LocaleProvider, useLocale, useMessages } from '#src/i18n/react.tsx';
import { chainConfig } from '#src/stores/chain.ts';
import { useRouteParam } from '#src/stores/url.ts';
import { lookups } from './lookups.ts';
import { searchPath } from './search-path.ts';

/** `/search/{query}`: goes on to the page of what is searched for. */
export function SearchScreen({ locale }: { locale: Locale }) {
  return (
    <LocaleProvider locale={locale}>
      <Searching />
    </LocaleProvider>
  );
}

function Searching() {
  const { search } = useMessages();
  const locale = useLocale();
  const query = useRouteParam();
  const [failed, setFailed] = useState<string | null>(null);
  const target = query === null ? null : classify(query, chainConfig());
  const isSecret = target?.kind === 'private-key';

  useEffect(() => {
    if (query === null) return;
    let current = true;
    const wanted = classify(query, chainConfig());
    // A private key that was put into the address is taken out of it, and of the history, at once.
    if (wanted.kind === 'private-key')
      history.replaceState(history.state, '', localizePath('/search', locale));
    void searchPath(wanted, lookups)
      .catch(() => null)
      .then((path) => {
        if (!current) return;
        if (path !== null) location.replace(localizePath(path, locale));
        else setFailed(query);
      });
    return () => {
      current = false;
    };
  }, [query, locale]);

  if (query === '' || (failed !== null && failed === query && !isSecret))
    return (
      <>
        <h1 className="text-xl font-semibold">{search.nothing}</h1>
        <p className="text-muted mt-2">{search.hint}</p>
      </>
    );
  if (failed !== null) return <p role="alert">{search.invalidPrivateKey}</p>;
  return (
    <p role="status" className="text-muted">
      {isSecret || query === null ? '\u00a0' : search.searching(query)}
    </p>
  );
}
