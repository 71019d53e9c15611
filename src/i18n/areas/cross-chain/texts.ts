import { textsWithShared } from '../shared/texts.ts';
import type { texts } from './en.ts';

/** Swaps, deposits and withdrawals of tokens of other chains. */
export const useCrossChainTexts = textsWithShared<typeof texts>(import.meta.glob('./??.ts'));
