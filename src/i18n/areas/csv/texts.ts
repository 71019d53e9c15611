import { textArea } from '../../react.tsx';
import type { texts } from './en.ts';

/** The button that exports a table. */
export const useCsvTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
