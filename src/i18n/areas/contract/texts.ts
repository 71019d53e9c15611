import { textArea } from '../../area.ts';
import type { texts } from './en.ts';

/** The texts of the contract screen. */
export const useContractTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
