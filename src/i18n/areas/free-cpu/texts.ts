import { textArea } from '../../area.ts';
import type { texts } from './en.ts';

/** A sponsor that pays for the CPU. */
export const useFreeCpuTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
