import { useEffect, useState } from 'react';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Whether a visitor has shown to be there: what is only pleasant to have comes then. */
export function useVisitor(): boolean {
  const [here, setHere] = useState(false);
  useEffect(() => {
    const seen = () => setHere(true);
    for (const sign of SIGNS) addEventListener(sign, seen, { once: true, passive: true });
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, seen);
    };
  }, []);
  return here;
}
