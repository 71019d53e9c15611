import { textArea } from '../../../react.tsx';
import type { texts } from './en.ts';

/** The texts of a transaction's page below its first facts. */
export const useTransactionBodyTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
