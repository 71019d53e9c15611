import { textArea } from '../../area.ts';
import type { texts } from './en.ts';

/** What connecting a wallet and managing its users say. */
export const useWalletConnectTexts = await textArea<typeof texts>({
  en: () => import('./en.ts'),
  zh: () => import('./zh.ts'),
  kr: () => import('./kr.ts'),
  ar: () => import('./ar.ts'),
  es: () => import('./es.ts'),
});
