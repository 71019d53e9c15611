import { useMemo } from 'react';
import { entriesOf } from '#src/directory.ts';
import { useAboutTexts } from '#src/i18n/areas/directory/about/texts.ts';
import { useDirectoryTexts } from '#src/i18n/areas/directory/texts.ts';
import { useTitleTexts } from '#src/i18n/areas/title/texts.ts';
import { useActualChain } from '#src/stores/chain/contract-facts.ts';
import { searchWordsOf } from '../directory/chain-words.ts';
import { findEntries, type WordedEntry } from '../directory/find-entries.ts';
import { labelOf } from '../directory/label-of.ts';
import { type SettingEntry, settingEntries } from './setting-entries.ts';

/** Accounts stay in sight below them. */
const MOST = 5;

/** Shorter texts are beginnings of names. */
const LEAST_LETTERS = 2;

interface PageEntry extends WordedEntry {
  /** On this site, without locale. */
  readonly path: string;
}

/** A page, a tool or a setting that a search found. */
export type FoundEntry = PageEntry | SettingEntry;

/** The key of an entry's option; empty for none. */
export function entryKey(entry: FoundEntry | undefined): string {
  if (!entry) return '';
  return 'setting' in entry ? `setting:${entry.setting}` : `form:${entry.path}`;
}

/** The pages, tools and settings of the chain that a text finds, by their names and what they do. */
export function useEntries(typed: string): readonly FoundEntry[] {
  const { groups, labels, words, settings } = useDirectoryTexts();
  const { titles } = useTitleTexts();
  const { about } = useAboutTexts();
  const chain = useActualChain();
  const all = useMemo(
    (): readonly FoundEntry[] => [
      ...entriesOf(chain).map(({ id, path, group }) => ({
        path,
        label: labelOf(id, labels, titles),
        group: group === null ? '' : groups[group],
        words: searchWordsOf(id, words),
        about: about[id],
      })),
      ...settingEntries(settings),
    ],
    [chain, groups, labels, words, settings, titles, about],
  );
  return useMemo(
    () => (typed.length < LEAST_LETTERS ? [] : findEntries(typed, all).slice(0, MOST)),
    [typed, all],
  );
}
