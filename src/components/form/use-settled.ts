import { useEffect, useEffectEvent } from 'react';

const PAUSE_MS = 400;

/** Calls back with a value that has not changed for a moment. */
export function useSettled(value: string, onSettled: (value: string) => void): void {
  const notify = useEffectEvent(onSettled);
  useEffect(() => {
    if (value === '') return;
    const timer = setTimeout(() => notify(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
}
