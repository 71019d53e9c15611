import { useEffect, useEffectEvent } from 'react';

const PAUSE_MS = 400;

/** Tells a value once it has not changed for a moment. */
export function useSettled(value: string, tell: (value: string) => void): void {
  const told = useEffectEvent(tell);
  useEffect(() => {
    if (value === '') return;
    const timer = setTimeout(() => told(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
}
