import { useState } from 'react';
import { type FioPayee, typedPayee } from '#src/chain/model/fio/fio-payee.ts';
import { useDebouncedResult } from '../../form/use-debounced.ts';

/** Looks up a recipient; null if no node responds. */
export type FindPayee = (typed: string) => Promise<FioPayee | null>;

/** The recipient of a typed text, looked up while typing; undefined while it is not known. */
export function useRecipient(typed: string, findPayee: FindPayee): FioPayee | null | undefined {
  const [lookup, setLookup] = useState<{ of: string; result: FioPayee | null } | null>(null);
  const text = typed.trim();
  useDebouncedResult(typedPayee(text) ? text : '', (settled) => {
    void findPayee(settled).then((result) => setLookup({ of: settled, result }));
  });
  return lookup?.of === text ? lookup.result : undefined;
}
