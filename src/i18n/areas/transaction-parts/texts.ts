import { textArea } from '../../area.ts';
import type { texts } from './en.ts';

/** The texts of those parts of a transaction's page that few visits need. */
export const useTransactionPartsTexts = await textArea<typeof texts>({
  en: () => import('./en.ts'),
  zh: () => import('./zh.ts'),
  kr: () => import('./kr.ts'),
  ar: () => import('./ar.ts'),
  es: () => import('./es.ts'),
});
