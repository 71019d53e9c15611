import { useEffect, useState } from 'react';

/** Milliseconds without a change until something is made. */
const PAUSE_MS = 400;

/**
 * What is made of a value once it has not changed for a moment; null until then, and without a value.
 * @param make the same function at each render; never rejects
 */
export function useDebouncedResult<Made>(
  value: string | null,
  make: (value: string) => Promise<Made>,
): Made | null {
  const [result, setResult] = useState<{ of: string; made: Made } | null>(null);
  useEffect(() => {
    if (value === null) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      void make(value).then((made) => {
        if (isCurrent) setResult({ of: value, made });
      });
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [value, make]);
  return result && result.of === value ? result.made : null;
}
