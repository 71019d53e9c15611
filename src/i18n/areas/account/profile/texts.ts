import { textArea } from '../../../react.tsx';
import type { texts } from './en.ts';

/** How an account without a profile of its own gets one. */
export const useProfileTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
