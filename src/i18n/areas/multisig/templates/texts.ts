import { textArea } from '../../../react.tsx';
import type { texts } from './en.ts';

/** The texts of templates that fill the queue of a proposal. */
export const useTemplateTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
