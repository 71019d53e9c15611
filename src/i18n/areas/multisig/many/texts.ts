import { textArea } from '../../../react.tsx';
import type { texts } from './en.ts';

/** The texts of lists that act on several proposals, and of the reminder of what waits. */
export const useManyTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
