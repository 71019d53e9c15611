import { textArea } from '../../react.tsx';
import type { texts } from './en.ts';

export const useEmbedTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
