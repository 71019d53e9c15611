import { textArea } from '../../react.tsx';
import type { texts } from './en.ts';

/** What is said before a signature. */
export const useSigningTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
