import { textArea } from '../../../react.tsx';
import type { texts } from './en.ts';

/** The forms for FIO addresses and domains. */
export const useFioManageTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
