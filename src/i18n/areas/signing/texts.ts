import { textsWithShared } from '../shared/texts.ts';
import type { texts } from './en.ts';

/** What is said before a signature. */
export const useSigningTexts = textsWithShared<typeof texts>(import.meta.glob('./??.ts'));
