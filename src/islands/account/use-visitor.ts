import { useEffect, useState } from 'react';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;
const REST_MS = 3_000;

/** True after the visitor's first interaction or a few seconds. Optional content loads then. */
export function useVisitor(): boolean {
  const [here, setHere] = useState(false);
  useEffect(() => {
    const seen = () => setHere(true);
    const rest = setTimeout(seen, REST_MS);
    for (const sign of SIGNS) addEventListener(sign, seen, { once: true, passive: true });
    return () => {
      clearTimeout(rest);
      for (const sign of SIGNS) removeEventListener(sign, seen);
    };
  }, []);
  return here;
}
