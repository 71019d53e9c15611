import { useEffect, useState } from 'react';

/** Milliseconds without a change until something is made. */
const PAUSE_MS = 400;

/**
 * What is made of a value once it has not changed for a moment; null until then, and without a value.
 * @param make the same function at each render; never rejects
 */
export function useDebounced<Made>(
  wanted: string | null,
  make: (wanted: string) => Promise<Made>,
): Made | null {
  const [result, setResult] = useState<{ of: string; made: Made } | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      void make(wanted).then((made) => {
        if (isWanted) setResult({ of: wanted, made });
      });
    }, PAUSE_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [wanted, make]);
  return result && result.of === wanted ? result.made : null;
}
