import { textArea } from '../../area.ts';
import type { texts } from './en.ts';

/** What is said before a signature. */
export const useSigningTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
