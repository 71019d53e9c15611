import type { ReactNode } from 'react';

/** The measures of a page, without its header and footer. */
export function Frame({ children }: { children: ReactNode }) {
  return <main className="max-w-page mx-auto min-h-dvh space-y-6 px-4 py-6">{children}</main>;
}
