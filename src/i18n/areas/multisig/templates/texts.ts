import { textsWithShared } from '../../shared/texts.ts';
import type { texts } from './en.ts';

/** The texts of templates that fill the queue of a proposal. */
export const useTemplateTexts = textsWithShared<typeof texts>(import.meta.glob('./??.ts'));
