import { formatAbsoluteTime } from '#src/i18n/format.ts';

/** The clock of a moment, below the day it is of; the whole moment on hover and read out. UTC. */
export function ClockTime({ at }: { at: number }) {
  const absolute = formatAbsoluteTime(at);
  if (!Number.isFinite(at)) return <span>{absolute}</span>;
  return (
    <time
      dateTime={new Date(at).toISOString()}
      title={absolute}
      dir="ltr"
      className="whitespace-nowrap tabular-nums"
    >
      <span aria-hidden>{absolute.slice(11, 19)}</span>
      <span className="sr-only">{absolute}</span>
    </time>
  );
}
