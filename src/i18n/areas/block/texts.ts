import { textArea } from '../../react.tsx';
import type { texts } from './en.ts';

/** What a block's page says beside its header. */
export const useBlockTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
