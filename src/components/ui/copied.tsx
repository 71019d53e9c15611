import type { ReactNode } from 'react';
import { CopyButton } from './copy-button.tsx';

interface CopiedProps {
  value: string;
  /** Label of the copy button, if there are several kinds. */
  label?: string;
  children: ReactNode;
}

/** An id, key or name with a button that copies it in full. */
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
