import { textsWithShared } from '../shared/texts.ts';
import type { texts } from './en.ts';

/** The texts of the contract screen. */
export const useContractTexts = textsWithShared<typeof texts>(import.meta.glob('./??.ts'));
