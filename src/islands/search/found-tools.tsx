import type { LoadState } from '#src/chain/model/shared/load-state.ts';
import { targetPath } from '#src/chain/model/search/target-path.ts';
import { type FoundLink, ResultLinks } from '#src/components/search/found-links.tsx';
import { SearchForms } from '#src/components/search/search-forms.tsx';
import { FailureBanner } from '#src/components/ui/state-view.tsx';
import { HostileText } from '#src/components/ui/text/hostile-text.tsx';
import { useSearchTexts } from '#src/i18n/areas/search/texts.ts';
import { localizePath } from '#src/i18n/locales.ts';
import { useLocale } from '#src/i18n/react.tsx';
import { textsReady } from '#src/i18n/text-area.ts';
import { chainConfig } from '#src/stores/chain/chain.ts';
import { useLoad } from '#src/stores/load-store.ts';
import { foundCollectionsStore } from '#src/stores/nft/found-collections.ts';
import { $requestedSetting } from '#src/stores/settings/requested-setting.ts';
import { entryKey, useEntries } from './use-entries.ts';

/** The page of a text that has none of the forms: what it finds, and the forms. */
export function UnrecognizedSearch({ text }: { text: string }) {
  const found = useFound(text);
  return (
    <SearchForms
      chain={chainConfig()}
      searchText={text}
      found={!isNothing(found) && <FoundLists {...found} />}
    />
  );
}

/** Pages, tools and NFT collections beside what has no account. */
export function MatchingTools({ text }: { text: string }) {
  return <FoundLists {...useFound(text)} />;
}

interface FoundList {
  readonly title: string;
  readonly links: readonly FoundLink[];
}

interface Found {
  /** Those that have a row. */
  readonly lists: readonly FoundList[];
  /** Of the collections: null on a chain without NFTs. */
  readonly state: LoadState<unknown> | null;
  readonly retry: (() => void) | undefined;
}

/** A list that is still loading, or failed, may have had a row. */
function isNothing({ lists, state }: Found): boolean {
  return lists.length === 0 && state?.kind !== 'loading' && state?.kind !== 'failed';
}

function FoundLists({ lists, state, retry }: Found) {
  return (
    <>
      {lists.map(({ title, links }) => (
        <ResultLinks key={title} title={title} found={links} />
      ))}
      {state?.kind === 'failed' && <FailureBanner failure={state.failure} onRetry={retry} />}
    </>
  );
}

function useFound(text: string): Found {
  const texts = useSearchTexts();
  const { links, state, retry } = useCollections(text);
  const lists = [
    { title: texts.entries, links: useEntryLinks(text) },
    { title: texts.collections, links },
  ].filter((list) => list.links.length > 0);
  return { lists, state, retry };
}

function useEntryLinks(text: string): readonly FoundLink[] {
  const locale = useLocale();
  return useEntries(text).map((entry) => {
    const { label, about } = entry;
    const link = { key: entryKey(entry), label, about };
    return 'setting' in entry
      ? { ...link, onOpen: () => $requestedSetting.set({ name: entry.setting }) }
      : { ...link, href: localizePath(entry.path, locale) };
  });
}

function useCollections(text: string) {
  const locale = useLocale();
  const { nftsEnabled } = chainConfig();
  const { state, store } = useLoad(foundCollectionsStore, nftsEnabled ? text : null);
  const found = state.kind === 'ready' ? state.value : [];
  const links: readonly FoundLink[] = found.map(({ name, title }) => ({
    key: name,
    label: name,
    about: title !== null && <HostileText text={title} />,
    href: localizePath(targetPath({ kind: 'nft-collection', name }) ?? '/', locale),
  }));
  return { links, state: nftsEnabled ? state : null, retry: store?.retry };
}

await textsReady();
