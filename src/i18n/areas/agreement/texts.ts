import { textArea } from '../../react.tsx';
import type { texts } from './en.ts';

/** Whether the nodes of two operators report the same. */
export const useAgreementTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
