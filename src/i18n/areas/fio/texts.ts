import { textArea } from '../../react.tsx';
import type { texts } from './en.ts';

/** The forms of FIO's own actions. */
export const useFioTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
