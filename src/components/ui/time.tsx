import { useSyncExternalStore } from 'react';
import { formatRelativeTime, isMoment } from '#src/i18n/format-date.ts';
import { useMoment } from '#src/i18n/moment.ts';
import { useLanguageTag } from '#src/i18n/react.tsx';
import { clockNow, subscribeToClock } from './clock.ts';

/**
 * A relative time, with the absolute time in the tooltip and for screen readers. The server renders
 * the absolute time, since it cannot know the current one. The label is the store's value, so only
 * changed labels re-render. Past times read "now" at the latest, because the visitor's clock may be
 * behind the chain's. `ahead` is for times that may be in the future.
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

/** The absolute time in UTC or local time, as the visitor chose. */
export function AbsoluteTime({ at }: { at: number }) {
  const absolute = useMoment()(at);
  if (!isMoment(at)) return <span>—</span>;
  return (
    <time dateTime={new Date(at).toISOString()} className="tabular-nums">
      <bdi>{absolute}</bdi>
    </time>
  );
}
