import type { ReactNode } from 'react';
import { CopyButton } from './copy-button.tsx';

interface CopiedProps {
  value: string;
  /** What the button copies, where there are several kinds. */
  label?: string;
  children: ReactNode;
}

/** An id, a key or a name as it is shown, with the button that copies it whole. */
export function Copied({ value, label, children }: CopiedProps) {
  return (
    <span className="flex min-w-0 items-center gap-1">
      <span className="min-w-0">{children}</span>
      <span className="print:hidden">
        <CopyButton value={value} label={label} />
      </span>
    </span>
  );
}
