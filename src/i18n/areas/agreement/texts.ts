import { textArea } from '../../area.ts';
import type { texts } from './en.ts';

/** Whether the nodes of two operators report the same. */
export const useAgreementTexts = await textArea<typeof texts>({
  en: () => import('./en.ts'),
  zh: () => import('./zh.ts'),
  kr: () => import('./kr.ts'),
  ar: () => import('./ar.ts'),
  es: () => import('./es.ts'),
});
