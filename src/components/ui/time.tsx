import { useSyncExternalStore } from 'react';
import { formatRelativeTime } from '#src/i18n/format.ts';
import { isMoment, useMoment } from '#src/i18n/moment.ts';
import { useLanguageTag } from '#src/i18n/react.tsx';
import { clockNow, subscribeToClock } from './clock.ts';

/**
 * A time in milliseconds UTC: how long ago, with the moment itself on hover and for screen readers.
 * A server, which cannot know when it is read, writes the moment. The label is the store's value, so
 * only a time whose words change renders again.
 *
 * What happened reads as "now" at the latest: a visitor's clock may be behind the chain's. A time
 * that may be yet to come says so by `ahead`.
 */
export function Time({ at, ahead = false }: { at: number; ahead?: boolean }) {
  const tag = useLanguageTag();
  const absolute = useMoment()(at);
  const relative = useSyncExternalStore(
    subscribeToClock,
    () => formatRelativeTime(ahead ? at : Math.min(at, clockNow()), clockNow(), tag),
    () => null,
  );
  if (relative === null || !isMoment(at)) return <AbsoluteTime at={at} />;
  return (
    <time dateTime={new Date(at).toISOString()} title={absolute} className="whitespace-nowrap">
      {relative}
      <span className="sr-only">, {absolute}</span>
    </time>
  );
}

/** The moment itself, in UTC or in the time of this machine, as the visitor chose. */
export function AbsoluteTime({ at }: { at: number }) {
  const absolute = useMoment()(at);
  if (!isMoment(at)) return <span>—</span>;
  return (
    <time dateTime={new Date(at).toISOString()} className="tabular-nums">
      <bdi>{absolute}</bdi>
    </time>
  );
}
