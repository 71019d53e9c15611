import { useDates } from '#src/i18n/areas/history/use-dates.ts';
import { isMoment, useMoment } from '#src/i18n/moment.ts';
import { Time } from '../ui/time.tsx';

interface ClockTimeProps {
  at: number;
  /** How long ago it is, in place of the clock. */
  age: boolean;
}

/** The clock of a moment, below the day it is of; the whole moment on hover and read out. */
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
