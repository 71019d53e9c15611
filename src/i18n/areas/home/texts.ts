import { textArea } from '../../area.ts';
import type { texts } from './en.ts';

export const useHomeTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
