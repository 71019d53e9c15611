import { textsWithShared } from '../shared/texts.ts';
import type { texts } from './en.ts';

/** The texts of an account's history. */
export const useHistoryTexts = textsWithShared<typeof texts>(import.meta.glob('./??.ts'));
