import { textArea } from '../../../react.tsx';
import type { texts } from './en.ts';

/** The screen of FIO's fees. */
export const useFioFeesTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
