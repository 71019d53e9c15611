import { textsWithShared } from '../../shared/texts.ts';
import type { texts } from './en.ts';

/** The forms for FIO addresses and domains. */
export const useFioManageTexts = textsWithShared<typeof texts>(import.meta.glob('./??.ts'));
