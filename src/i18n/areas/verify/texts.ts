import { textArea } from '../../react.tsx';
import type { texts } from './en.ts';

/** What a check of a transaction or block says, line by line. */
export const useVerifyTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
