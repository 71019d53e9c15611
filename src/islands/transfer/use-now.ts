import { useEffect, useState } from 'react';
import { chainNow } from '#src/chain/core/clock.ts';

const SECOND_MS = 1_000;

/** The chain’s time, to the second. */
export function useNow(): number {
  const [now, setNow] = useState(chainNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(chainNow()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
