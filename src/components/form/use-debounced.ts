import { useEffect, useEffectEvent } from 'react';

const PAUSE_MS = 400;

/** Calls back with a value that has not changed for a moment. */
export function useDebouncedResult(value: string, onDebounced: (value: string) => void): void {
  const notify = useEffectEvent(onDebounced);
  useEffect(() => {
    if (value === '') return;
    const timer = setTimeout(() => notify(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
}
