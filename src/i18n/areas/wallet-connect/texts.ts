import { textsWithShared } from '../shared/texts.ts';
import type { texts } from './en.ts';

/** What connecting a wallet and managing its users say. */
export const useWalletConnectTexts = textsWithShared<typeof texts>(import.meta.glob('./??.ts'));
