import { formatAge, formatRelativeTime, isMoment } from '#src/i18n/format-date.ts';
import { useMoment } from '#src/i18n/moment.ts';
import { useLanguageTag } from '#src/i18n/react.tsx';
import { useClock } from './clock.ts';
import { type Native, rootProps } from './root-props.ts';

interface TimeProps extends Native<'time'> {
  /** Milliseconds UTC. */
  at: number;
  /** It may be in the future. */
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
 * behind the chain's. A number that is no time is a dash, without attributes.
 */
export function Time({ at, ahead = false, age = false, ...native }: TimeProps) {
  const tag = useLanguageTag();
  const absolute = useMoment()(at);
  const relative = useClock(
    (now) =>
      age ? formatAge(at, now, tag) : formatRelativeTime(ahead ? at : Math.min(at, now), now, tag),
    null,
  );
  if (relative === null || !isMoment(at)) return <AbsoluteTime at={at} {...native} />;
  const { fact, ...rest } = native;
  return (
    <time
      dateTime={new Date(at).toISOString()}
      title={absolute}
      data-fact={fact}
      {...rootProps('time', 'whitespace-nowrap', rest)}
    >
      {relative}
      <span className="sr-only">, {absolute}</span>
    </time>
  );
}

/** The absolute time in UTC or local time, as the visitor chose. */
export function AbsoluteTime({ at, fact, ...native }: Omit<TimeProps, 'ahead' | 'age'>) {
  const absolute = useMoment()(at);
  if (!isMoment(at)) return <span>—</span>;
  return (
    <time
      dateTime={new Date(at).toISOString()}
      data-fact={fact}
      {...rootProps('time', 'tabular-nums', native)}
    >
      <bdi>{absolute}</bdi>
    </time>
  );
}
