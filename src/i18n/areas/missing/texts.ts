import { textArea } from '../../area.ts';
import type { texts } from './en.ts';

/** What is said of accounts, blocks and other things that are not there, and what can be done. */
export const useMissingTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
