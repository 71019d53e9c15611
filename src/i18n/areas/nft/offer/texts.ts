import { textsWithShared } from '../../shared/texts.ts';
import type { texts } from './en.ts';

/** What ends an offer or a sale of NFTs. */
export const useNftOfferTexts = textsWithShared<typeof texts>(import.meta.glob('./??.ts'));
