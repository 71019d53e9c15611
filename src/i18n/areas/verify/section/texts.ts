import { textArea } from '../../../react.tsx';
import type { texts } from './en.ts';

/** The button that starts a verification. Its result has an area of its own. */
export const useVerifySectionTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
