import { FoundLinks } from '#src/components/search/found-links.tsx';
import { SearchForms } from '#src/components/search/search-forms.tsx';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useEntries } from './use-entries.ts';

function useFound(text: string) {
  const locale = useLocale();
  return useEntries(text).map(({ path, label, about }) => ({
    href: localizePath(path, locale),
    label,
    about,
  }));
}

/** The page of a text that has none of the forms: the pages and tools that it finds, and the forms. */
export function UnknownText({ text }: { text: string }) {
  return <SearchForms chain={chainConfig()} searchText={text} found={useFound(text)} />;
}

/** Pages and tools beside what has no account. */
export function FoundTools({ text }: { text: string }) {
  const found = useFound(text);
  return found.length > 0 && <FoundLinks found={found} />;
}

await textsReady();
