import { textArea } from '../../../area.ts';
import type { texts } from './en.ts';

export const useAccountExtraTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
