import { textArea } from '../../../react.tsx';
import type { texts } from './en.ts';

/** The texts of those parts of a transaction's page that few visits need. */
export const useTransactionPartsTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
