import { useClock } from './clock.ts';
import { AbsoluteTime, Time } from './time.tsx';

interface DueTimeProps {
  /** Milliseconds UTC. */
  at: number;
  /** Shown before the time: "Runs", and no longer once it is over. */
  label?: string;
  /** What is said from then on; the date without it. */
  due?: string;
}

/** A time ahead. Once it is over, that what it was for is due, not how long ago that was. */
export function DueTime({ at, label, due }: DueTimeProps) {
  const isDue = useClock((now) => now >= at, false);
  if (isDue) return due ?? <AbsoluteTime at={at} />;
  return (
    <>
      {label !== undefined && `${label} `}
      <Time at={at} ahead />
    </>
  );
}
