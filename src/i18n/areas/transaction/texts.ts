import { textArea } from '../../react.tsx';
import type { texts } from './en.ts';

/** The words a transaction's page begins with. */
export const useTransactionTexts = textArea<typeof texts>(
  import.meta.glob('./??.ts', { base: '../..' }),
  'transaction',
);
