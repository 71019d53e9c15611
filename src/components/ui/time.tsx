import { formatAge, formatRelativeTime, isMoment } from '#src/i18n/format-date.ts';
import { useMoment } from '#src/i18n/moment.ts';
import { useLanguageTag } from '#src/i18n/react.tsx';
import { useClock } from './clock.ts';

interface TimeProps {
  at: number;
  ahead?: boolean;
  /** An age without "ago", for a column. */
  age?: boolean;
  /** Its slot, if it is one of the page's first facts. */
  fact?: string | undefined;
}

/**
 * A relative time, with the absolute time in the tooltip and for screen readers. The server renders
 * the absolute time, since it cannot know the current one. The label is the store's value, so only
 * changed labels re-render. Past times read "now" at the latest, because the visitor's clock may be
 * behind the chain's. `ahead` is for times that may be in the future.
 */
export function Time({ at, ahead = false, age = false, fact }: TimeProps) {
  const tag = useLanguageTag();
  const absolute = useMoment()(at);
  const relative = useClock(
    (now) =>
      age ? formatAge(at, now, tag) : formatRelativeTime(ahead ? at : Math.min(at, now), now, tag),
    null,
  );
  if (relative === null || !isMoment(at)) return <AbsoluteTime at={at} fact={fact} />;
  return (
    <time
      dateTime={new Date(at).toISOString()}
      title={absolute}
      data-fact={fact}
      className="whitespace-nowrap"
    >
      {relative}
      <span className="sr-only">, {absolute}</span>
    </time>
  );
}

/** The absolute time in UTC or local time, as the visitor chose. */
export function AbsoluteTime({ at, fact }: Pick<TimeProps, 'at' | 'fact'>) {
  const absolute = useMoment()(at);
  if (!isMoment(at)) return <span>—</span>;
  return (
    <time dateTime={new Date(at).toISOString()} data-fact={fact} className="tabular-nums">
      <bdi>{absolute}</bdi>
    </time>
  );
}
