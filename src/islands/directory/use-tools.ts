import type { ChainConfig } from '#src/chain/config/types.ts';
import type { ToolSection } from '#src/components/directory/tool-section.ts';
import { toolsOf } from '#src/directory.ts';
import { useDirectoryTexts } from '#src/i18n/areas/directory/texts.ts';
import { useTitleTexts } from '#src/i18n/areas/title/texts.ts';
import { useHref } from '#src/i18n/react.tsx';
import { searchWordsOf } from './chain-words.ts';
import { findEntries } from './find-entries.ts';
import { labelOf } from './label-of.ts';

/**
 * The chain's tools by group, in the page's language. With a query those that have its words.
 * @param about the description of each tool, if it is shown
 */
export function useTools(
  chain: ChainConfig,
  query: string,
  about: Readonly<Record<string, string>> = {},
): readonly ToolSection[] {
  const texts = useDirectoryTexts();
  const { titles } = useTitleTexts();
  const href = useHref();
  const sections = toolsOf(chain).map(([group, entries]) => ({
    key: group,
    label: texts.groups[group],
    tools: entries.map(({ id, path }) => ({
      key: id,
      href: href(path),
      label: labelOf(id, texts.labels, titles),
      group: texts.groups[group],
      words: searchWordsOf(id, texts.words),
      about: about[id] ?? '',
    })),
  }));
  if (query.trim() === '') return sections;
  const found = new Set(
    findEntries(
      query,
      sections.flatMap(({ tools }) => tools),
    ),
  );
  return sections
    .map((section) => ({ ...section, tools: section.tools.filter((tool) => found.has(tool)) }))
    .filter(({ tools }) => tools.length > 0);
}
