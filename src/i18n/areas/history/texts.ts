import { textArea } from '../../react.tsx';
import type { texts } from './en.ts';

/** The texts of an account's history. */
export const useHistoryTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
