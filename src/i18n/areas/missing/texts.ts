import { textArea } from '../../area.ts';
import type { texts } from './en.ts';

/** What is said of accounts, blocks and other things that are not there, and what can be done. */
export const useMissingTexts = await textArea<typeof texts>({
  en: () => import('./en.ts'),
  zh: () => import('./zh.ts'),
  kr: () => import('./kr.ts'),
  ar: () => import('./ar.ts'),
  es: () => import('./es.ts'),
});
