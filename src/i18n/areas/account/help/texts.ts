import { textArea } from '../../../area.ts';
import type { texts } from './en.ts';

/** What to do where a resource runs out; it comes with the first that does. */
export const useAccountHelpTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
