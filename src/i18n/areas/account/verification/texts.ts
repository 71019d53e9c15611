import { textArea } from '../../../react.tsx';
import type { texts } from './en.ts';

export const useVerificationTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
