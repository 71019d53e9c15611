import { textArea } from '../../react.tsx';
import type { texts } from './en.ts';

/** The texts of the contract screen. */
export const useContractTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
