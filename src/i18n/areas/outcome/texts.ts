import { textArea } from '../../area.ts';
import type { texts } from './en.ts';

/** How a signature ended, and what to do next. */
export const useOutcomeTexts = await textArea<typeof texts>({
  en: () => import('./en.ts'),
  zh: () => import('./zh.ts'),
  kr: () => import('./kr.ts'),
  ar: () => import('./ar.ts'),
  es: () => import('./es.ts'),
});
