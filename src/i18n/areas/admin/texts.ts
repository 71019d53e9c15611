import { textsWithShared } from '../shared/texts.ts';
import type { texts } from './en.ts';

/** Contracts of XPR Network and their administration. */
export const useAdminTexts = textsWithShared<typeof texts>(import.meta.glob('./??.ts'));
