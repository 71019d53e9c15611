import { useClock } from './clock.ts';
import { Time } from './time.tsx';

interface DueTimeProps {
  /** Milliseconds UTC. */
  at: number;
  /** What is said from then on. */
  due: string;
}

/** A time ahead. Once it is over, that what it was for is due, not how long ago that was. */
export function DueTime({ at, due }: DueTimeProps) {
  const isDue = useClock((now) => now >= at, false);
  return isDue ? due : <Time at={at} ahead />;
}
