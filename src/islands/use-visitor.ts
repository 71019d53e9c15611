import { startTransition, useEffect, useState } from 'react';
import { firstSign } from '#src/stores/first-sign.ts';

/** True after the visitor's first sign, or a look at the page. Optional content loads then. */
export function useVisitor(): boolean {
  const [here, setHere] = useState(false);
  useEffect(() => {
    let current = true;
    void firstSign.then(() => {
      if (current) startTransition(() => setHere(true));
    });
    return () => {
      current = false;
    };
  }, []);
  return here;
}
