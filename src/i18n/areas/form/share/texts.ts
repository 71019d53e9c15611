import { textArea } from '../../../react.tsx';
import type { texts } from './en.ts';

/** The texts of a form as a link and as a signing request. */
export const useShareTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
