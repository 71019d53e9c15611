import { textArea } from '../../react.tsx';
import type { texts } from './en.ts';

/** What connecting a wallet and managing its users say. */
export const useWalletConnectTexts = textArea<typeof texts>(import.meta.glob('./??.ts'));
