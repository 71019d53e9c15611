import { textsWithShared } from '../shared/texts.ts';
import type { texts } from './en.ts';

/** The forms that send tokens. */
export const useTransferTexts = textsWithShared<typeof texts>(import.meta.glob('./??.ts'));
