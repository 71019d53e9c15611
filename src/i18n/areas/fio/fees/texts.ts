import { textsWithShared } from '../../shared/texts.ts';
import type { texts } from './en.ts';

/** The screen of FIO's fees. */
export const useFioFeesTexts = textsWithShared<typeof texts>(import.meta.glob('./??.ts'));
