import { textArea } from '../../../react.tsx';
import type { texts } from './en.ts';

export const useAccountPartsTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
