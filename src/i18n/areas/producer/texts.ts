import { textArea } from '../../area.ts';
import type { texts } from './en.ts';

/** The texts of lists of block producers. */
export const useProducerTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
