import { textArea } from '../../../area.ts';
import type { texts } from './en.ts';

export const useAccountPartsTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
