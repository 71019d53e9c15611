import { targetPath } from '#src/chain/model/search/target-path.ts';
import { type FoundLink, FoundLinks } from '#src/components/search/found-links.tsx';
import { SearchForms } from '#src/components/search/search-forms.tsx';
import { HostileText } from '#src/components/ui/text/hostile-text.tsx';
import { useSearchTexts } from '#src/i18n/areas/search/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { foundCollectionsStore } from '#src/stores/nft/found-collections.ts';
import { $wantedSetting } from '#src/stores/settings/wanted-setting.ts';
import { entryKey, useEntries } from './use-entries.ts';

/** The page of a text that has none of the forms: what it finds, and the forms. */
export function UnknownText({ text }: { text: string }) {
  const found = useFound(text);
  const lists = found.length > 0 && <Lists found={found} />;
  return <SearchForms chain={chainConfig()} searchText={text} found={lists} />;
}

/** Pages, tools and NFT collections beside what has no account. */
export function FoundTools({ text }: { text: string }) {
  return <Lists found={useFound(text)} />;
}

interface FoundList {
  readonly title: string;
  readonly links: readonly FoundLink[];
}

function Lists({ found }: { found: readonly FoundList[] }) {
  return found.map(({ title, links }) => <FoundLinks key={title} title={title} found={links} />);
}

/** The lists that have a row. */
function useFound(text: string): readonly FoundList[] {
  const texts = useSearchTexts();
  return [
    { title: texts.entries, links: useEntryLinks(text) },
    { title: texts.collections, links: useCollectionLinks(text) },
  ].filter(({ links }) => links.length > 0);
}

function useEntryLinks(text: string): readonly FoundLink[] {
  const locale = useLocale();
  return useEntries(text).map((entry) => {
    const { label, about } = entry;
    const link = { key: entryKey(entry), label, about };
    return 'setting' in entry
      ? { ...link, onOpen: () => $wantedSetting.set({ name: entry.setting }) }
      : { ...link, href: localizePath(entry.path, locale) };
  });
}

function useCollectionLinks(text: string): readonly FoundLink[] {
  const locale = useLocale();
  const { state } = useLoad(foundCollectionsStore, chainConfig().nftsEnabled ? text : null);
  if (state.kind !== 'ready') return [];
  return state.value.map(({ name, title }) => ({
    key: name,
    label: name,
    about: title !== null && <HostileText text={title} />,
    href: localizePath(targetPath({ kind: 'nft-collection', name }) ?? '/', locale),
  }));
}

await textsReady();
