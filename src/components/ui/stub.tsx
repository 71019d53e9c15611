import type { ReactNode } from 'react';
import { useMessages } from '#src/i18n/react.tsx';

/** A real component with typical values as an invisible placeholder. */
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
