import { textsWithShared } from '../shared/texts.ts';
import type { texts } from './en.ts';

/** The fields that forms of the wallet share, and what may be wrong with them. */
export const useFormTexts = textsWithShared<typeof texts>(import.meta.glob('./??.ts'));
