import { textArea } from '../../area.ts';
import type { texts as english } from './en.ts';

export const useLiveTexts = await textArea<typeof english>({
  en: () => import('./en.ts'),
  zh: () => import('./zh.ts'),
  kr: () => import('./kr.ts'),
  ar: () => import('./ar.ts'),
  es: () => import('./es.ts'),
});
