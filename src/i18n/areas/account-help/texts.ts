import { textArea } from '../../area.ts';
import type { texts } from './en.ts';

/** What to do where a resource runs out; it comes with the first that does. */
export const useAccountHelpTexts = await textArea<typeof texts>({
  en: () => import('./en.ts'),
  zh: () => import('./zh.ts'),
  kr: () => import('./kr.ts'),
  ar: () => import('./ar.ts'),
  es: () => import('./es.ts'),
});
