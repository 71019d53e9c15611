import { textArea } from '../../../react.tsx';
import type { texts } from './en.ts';

export const useDeveloperTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
