import { useSyncExternalStore } from 'react';
import { formatRelativeTime } from '#src/i18n/format.ts';
import { useMoment } from '#src/i18n/moment.ts';
import { useLanguageTag } from '#src/i18n/react.tsx';
import { clockNow, subscribeToClock } from './clock.ts';

/**
 * A time in milliseconds UTC: how long ago, with the moment itself on hover and for screen readers.
 * A server, which cannot know when it is read, writes the moment. The label is the store's value, so
 * only a time whose words change renders again.
 */
export function Time({ at }: { at: number }) {
  const tag = useLanguageTag();
  const absolute = useMoment()(at);
  const relative = useSyncExternalStore(
    subscribeToClock,
    () => formatRelativeTime(at, clockNow(), tag),
    () => null,
  );
  if (relative === null || !Number.isFinite(at)) return <AbsoluteTime at={at} />;
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
  if (!Number.isFinite(at)) return <span>{absolute}</span>;
  return (
    <time dateTime={new Date(at).toISOString()} className="tabular-nums">
      <bdi>{absolute}</bdi>
    </time>
  );
}
