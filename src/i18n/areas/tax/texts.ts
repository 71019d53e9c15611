import { textArea } from '../../react.tsx';
import type { texts } from './en.ts';

export const useTaxTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
