import { textArea } from '../../../react.tsx';
import type { texts } from './en.ts';

/** What a copied command does. */
export const useCodeTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
