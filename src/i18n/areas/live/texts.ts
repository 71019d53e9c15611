import { textsWithShared } from '../shared/texts.ts';
import type { texts as english } from './en.ts';

export const useLiveTexts = textsWithShared<typeof english>(import.meta.glob('./??.ts'));
