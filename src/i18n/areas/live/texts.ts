import { textArea } from '../../react.tsx';
import type { texts as english } from './en.ts';

export const useLiveTexts = textArea<typeof english>(import.meta.glob('./??.ts'));
