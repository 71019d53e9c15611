import type { ReactNode } from 'react';
import { useMessages } from '#src/i18n/react.tsx';
import { CopyButton } from './copy-button.tsx';

/**
 * The id of a transaction in a table's row: on wide screens with a button that copies it, quiet
 * until the row is pointed at. A phone's card has no room for one; the transaction's page has.
 */
export function RowId({ value, children }: { value: string; children: ReactNode }) {
  const { transaction: text } = useMessages();
  return (
    <span className="inline-flex max-w-full items-center">
      {children}
      <span className="-me-2 transition-opacity focus-within:opacity-100 max-md:hidden print:hidden pointer-fine:opacity-0 pointer-fine:in-[tr:hover]:opacity-100 pointer-fine:focus-within:opacity-100">
        <CopyButton value={value} label={text.copyId} />
      </span>
    </span>
  );
}
