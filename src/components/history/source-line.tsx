import type { FilterName } from '#src/chain/model/action/action-filters.ts';
import { useHistoryTexts } from '#src/i18n/areas/history/texts.ts';
import { useDates } from '#src/i18n/areas/history/use-dates.ts';
import { useFormat } from '#src/i18n/use-format.ts';

export interface SourceLineProps {
  /** The source's name. */
  source: string;
  /** Total number of matching actions, if the source counts them. */
  total: number | null;
  /** The proper names of what was preferred and did not answer. */
  skippedSources: readonly string[];
  /** What it was asked to filter; what stands in `here` too, it only narrows. */
  bySource: readonly FilterName[];
  here: readonly FilterName[];
  /** Filters that the source does not support. */
  cannot: readonly FilterName[];
}

/** The source of the rows, where each filter was applied, and the source's limits. */
export function SourceLine({
  source,
  total,
  skippedSources,
  bySource,
  here,
  cannot,
}: SourceLineProps) {
  const text = useHistoryTexts();
  const format = useFormat();
  const { list } = useDates();
  const named = (filters: readonly FilterName[]) =>
    list(filters.map((filter) => text.filterNames[filter]));
  const whole = bySource.filter((filter) => !here.includes(filter));
  const partly = bySource.filter((filter) => here.includes(filter));
  const sentences = [
    skippedSources.length > 0 && text.passedOver(list(skippedSources)),
    total === null ? text.told(source) : text.toldOf(source, format.number(total)),
    whole.length > 0 && text.bySource(named(whole)),
    partly.length > 0 && text.narrowed(named(partly)),
    here.length > 0 && text.here(named(here)),
    cannot.length > 0 && text.cannot(named(cannot)),
  ].filter((sentence) => sentence !== false);
  return <p className="border-b px-4 py-2 text-xs text-muted">{sentences.join(' ')}</p>;
}
