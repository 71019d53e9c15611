import { textArea } from '../../area.ts';
import type { texts } from './en.ts';

export const useUntrustedTexts = await textArea<typeof texts>({
  en: () => import('./en.ts'),
  zh: () => import('./zh.ts'),
  kr: () => import('./kr.ts'),
  ar: () => import('./ar.ts'),
  es: () => import('./es.ts'),
});
