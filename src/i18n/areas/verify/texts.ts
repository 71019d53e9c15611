import { textArea } from '../../area.ts';
import type { texts } from './en.ts';

/** What a check of a transaction or block says, line by line. */
export const useVerifyTexts = await textArea<typeof texts>({
  en: () => import('./en.ts'),
  zh: () => import('./zh.ts'),
  kr: () => import('./kr.ts'),
  ar: () => import('./ar.ts'),
  es: () => import('./es.ts'),
});
