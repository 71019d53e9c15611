import { textArea } from '../../../react.tsx';
import type { texts } from './en.ts';

/** Requests for funds between FIO addresses. */
export const useFioRequestTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
