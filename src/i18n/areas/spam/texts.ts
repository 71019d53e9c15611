import { textArea } from '../../area.ts';
import type { texts } from './en.ts';

export const useSpamTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
