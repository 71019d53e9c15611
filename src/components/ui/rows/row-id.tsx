import type { ReactNode } from 'react';
import { useTransactionTexts } from '#src/i18n/areas/transaction/texts.ts';
import { CopyButton } from '../copy-button.tsx';

interface RowIdProps {
  value: string;
  /** What is copied, if not a transaction id. */
  label?: string;
  children: ReactNode;
}

/**
 * An id in a table row. On wide screens it has a copy button, visible on hover. Phone cards have no
 * room for it.
 */
export function RowId({ value, label, children }: RowIdProps) {
  const text = useTransactionTexts();
  return (
    <span className="inline-flex max-w-full items-center">
      {children}
      <span className="-me-2 transition-opacity focus-within:opacity-100 max-md:hidden print:hidden pointer-fine:opacity-0 pointer-fine:in-[tr:hover]:opacity-100 pointer-fine:focus-within:opacity-100">
        <CopyButton value={value} label={label ?? text.copyId} />
      </span>
    </span>
  );
}
