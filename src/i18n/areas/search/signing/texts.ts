import { textArea } from '../../../react.tsx';
import type { texts } from './en.ts';

/** The texts of a pasted signing request that is signed in the page. */
export const useRequestSigningTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
