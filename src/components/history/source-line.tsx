import type { FilterName } from '#src/chain/model/action/action-filters.ts';
import { useHistoryTexts } from '#src/i18n/areas/history/texts.ts';
import { useLanguageTag } from '#src/i18n/react.tsx';
import { useFormat } from '#src/i18n/use-format.ts';

export interface SourceLineProps {
  /** Display name of the source. */
  source: string;
  /** Total number of matching actions, if the source counts them. */
  total: number | null;
  /** The source stopped counting: there may be more. */
  totalAtLeast?: boolean;
  /** Names of preferred sources that did not respond. */
  skippedSources: readonly string[];
  /** Filters the source applied; those also in `here` it applied only in part. */
  bySource: readonly FilterName[];
  inBrowser: readonly FilterName[];
  /** Filters that the source does not support. */
  cannot: readonly FilterName[];
}

/** The source of the rows, and where each filter was applied. */
export function SourceLine({
  source,
  total,
  totalAtLeast = false,
  skippedSources,
  bySource,
  inBrowser,
  cannot,
}: SourceLineProps) {
  const text = useHistoryTexts();
  const format = useFormat();
  const words = new Intl.ListFormat(useLanguageTag());
  const named = (filters: readonly FilterName[]) =>
    words.format(filters.map((filter) => text.filterNames[filter]));
  const fully = bySource.filter((filter) => !inBrowser.includes(filter));
  const partly = bySource.filter((filter) => inBrowser.includes(filter));
  const counted = (of: string, count: string | null) => {
    if (count === null) return text.source(of);
    return totalAtLeast ? text.sourceWithLeast(of, count) : text.sourceWithTotal(of, count);
  };
  const parts = [
    counted(source, total === null ? null : format.number(total)),
    skippedSources.length > 0 && text.noResponse(words.format(skippedSources)),
    fully.length > 0 && text.filteredBySource(named(fully)),
    partly.length > 0 && text.prefiltered(named(partly)),
    inBrowser.length > 0 && text.filteredHere(named(inBrowser)),
    cannot.length > 0 && text.unsupportedFilters(named(cannot)),
  ].filter((part) => part !== false);
  return <p className="border-b py-2 text-xs text-muted">{parts.join(' · ')}</p>;
}
