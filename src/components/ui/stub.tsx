import type { ReactNode } from 'react';
import { useMessages } from '#src/i18n/react.tsx';

/** A real component, given values of the usual length: the shape of what will come, wordless. */
export function Stub({ children }: { children: ReactNode }) {
  const { common } = useMessages();
  return (
    <div role="status" aria-busy="true" aria-label={common.loading}>
      <div aria-hidden inert className="stub">
        {children}
      </div>
    </div>
  );
}
