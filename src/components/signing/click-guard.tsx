import { useEffect, useState, type ReactNode } from 'react';
import * as limits from '#src/chain/core/limits.ts';

interface ClickGuardProps {
  /** What is signed and what it takes. A change of it begins the moment anew. */
  since: string;
  children: ReactNode;
}

/**
 * Holds back a signature for a moment after Sign appears, or the window comes to the front: a click or
 * key meant for what was there before, such as a window that closed, does not sign.
 */
export function ClickGuard({ since: shown, children }: ClickGuardProps) {
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    const onReturn = () => setReturns((times) => times + 1);
    addEventListener('focus', onReturn);
    return () => removeEventListener('focus', onReturn);
  }, []);
  const since = `${returns} ${shown}`;
  const [seen, setSeen] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(since), limits.settlingMs);
    return () => clearTimeout(timer);
  }, [since]);
  const ready = seen === since;
  return (
    <div
      role="group"
      aria-disabled={!ready}
      className="contents"
      onSubmitCapture={(event) => {
        if (ready) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {children}
    </div>
  );
}
