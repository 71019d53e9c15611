import { useEffect, useState } from 'react';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;
const QUIET_MS = 8_000;

/** Whether a visitor has shown to be there, or the page has been still for a while. */
export function useVisitor(): boolean {
  const [here, setHere] = useState(false);
  useEffect(() => {
    const seen = () => setHere(true);
    const timer = setTimeout(seen, QUIET_MS);
    for (const sign of SIGNS) addEventListener(sign, seen, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) removeEventListener(sign, seen);
    };
  }, []);
  return here;
}
