import { textsWithShared } from '../shared/texts.ts';
import type { texts } from './en.ts';

export const useRexTexts = textsWithShared<typeof texts>(import.meta.glob('./??.ts'));
