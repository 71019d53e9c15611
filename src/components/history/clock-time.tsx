import { isMoment } from '#src/i18n/format-date.ts';
import { useMoment } from '#src/i18n/moment.ts';
import { useDates } from '#src/i18n/use-dates.ts';
import { Time } from '../ui/time.tsx';

interface ClockTimeProps {
  at: number;
  /** Shows relative times. */
  age: boolean;
}

/** A time of day; the full time is in the tooltip and for screen readers. */
export function ClockTime({ at, age }: ClockTimeProps) {
  const absolute = useMoment()(at);
  const { clock } = useDates();
  if (age) return <Time at={at} />;
  if (!isMoment(at)) return <span>—</span>;
  return (
    <time
      dateTime={new Date(at).toISOString()}
      title={absolute}
      dir="ltr"
      className="whitespace-nowrap tabular-nums"
    >
      <span aria-hidden>{clock(at)}</span>
      <span className="sr-only">{absolute}</span>
    </time>
  );
}
