import { textArea } from '../../../react.tsx';
import type { texts } from './en.ts';

/** The screens of FIO's addresses and domains. */
export const useFioNamesTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
