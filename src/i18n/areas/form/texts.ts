import { textArea } from '../../area.ts';
import type { texts } from './en.ts';

/** The fields that forms of the wallet share, and what may be wrong with them. */
export const useFormTexts = await textArea<typeof texts>({
  en: () => import('./en.ts'),
  zh: () => import('./zh.ts'),
  kr: () => import('./kr.ts'),
  ar: () => import('./ar.ts'),
  es: () => import('./es.ts'),
});
