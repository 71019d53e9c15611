import { textsWithShared } from '../../shared/texts.ts';
import type { texts } from './en.ts';

/** The texts of the page of favorites. */
export const useFavoritesPageTexts = textsWithShared<typeof texts>(import.meta.glob('./??.ts'));
