import { textsWithShared } from '../../shared/texts.ts';
import type { texts } from './en.ts';

/** The screens of FIO's addresses and domains. */
export const useFioNamesTexts = textsWithShared<typeof texts>(import.meta.glob('./??.ts'));
