import { textsWithShared } from '../shared/texts.ts';
import type { texts } from './en.ts';

/** The forms of FIO's own actions. */
export const useFioTexts = textsWithShared<typeof texts>(import.meta.glob('./??.ts'));
