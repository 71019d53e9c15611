import { textArea } from '../../react.tsx';
import type { texts } from './en.ts';

/** Swaps, deposits and withdrawals of tokens of other chains. */
export const useCrossChainTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
