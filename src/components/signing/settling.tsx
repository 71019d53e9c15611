import { useEffect, useState, type ReactNode } from 'react';
import * as limits from '#src/chain/core/limits.ts';

interface SettlingProps {
  /** What is signed and what it takes. A change of it begins the moment anew. */
  since: string;
  children: ReactNode;
}

/**
 * Holds back a signature for a moment after Sign appears, so that a click or key meant for what was
 * there before does not sign.
 */
export function Settling({ since, children }: SettlingProps) {
  const [seen, setSeen] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(since), limits.settlingMs);
    return () => clearTimeout(timer);
  }, [since]);
  const settled = seen === since;
  return (
    <div
      role="group"
      aria-disabled={!settled}
      className="contents"
      onSubmitCapture={(event) => {
        if (settled) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {children}
    </div>
  );
}
