import { textArea } from '../../react.tsx';
import type { texts } from './en.ts';

/** The forms that send tokens. */
export const useTransferTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
