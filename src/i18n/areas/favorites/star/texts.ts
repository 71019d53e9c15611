import { textArea } from '../../../react.tsx';
import type { texts } from './en.ts';

export const useStarTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
