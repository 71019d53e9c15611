import { textsWithShared } from '../../shared/texts.ts';
import type { texts } from './en.ts';

/** The texts of the history of proposals. */
export const usePastTexts = textsWithShared<typeof texts>(import.meta.glob('./??.ts'));
