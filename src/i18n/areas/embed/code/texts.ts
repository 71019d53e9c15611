import { textArea } from '../../../react.tsx';
import type { texts } from './en.ts';

/** The window with the code of a card. Cards need none of it. */
export const useEmbedCodeTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
