import { textArea } from '../../../react.tsx';
import type { texts } from './en.ts';

/** The texts of the history of proposals. */
export const usePastTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
