import { textArea } from '../../react.tsx';
import type { texts } from './en.ts';

export const useNameBidTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
