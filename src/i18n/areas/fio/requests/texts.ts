import { textsWithShared } from '../../shared/texts.ts';
import type { texts } from './en.ts';

/** Requests for funds between FIO addresses. */
export const useFioRequestTexts = textsWithShared<typeof texts>(import.meta.glob('./??.ts'));
