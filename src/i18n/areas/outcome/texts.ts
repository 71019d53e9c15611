import { textArea } from '../../react.tsx';
import type { texts } from './en.ts';

/** How a signature ended, and what to do next. */
export const useOutcomeTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
