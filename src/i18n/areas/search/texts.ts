import { textArea } from '../../area.ts';
import type { texts } from './en.ts';

export const useSearchTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
