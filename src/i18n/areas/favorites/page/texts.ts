import { textArea } from '../../../react.tsx';
import type { texts } from './en.ts';

/** The texts of the page of favorites. */
export const useFavoritesPageTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
