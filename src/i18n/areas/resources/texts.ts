import { textArea } from '../../area.ts';

export const useResourcesTexts = await textArea<typeof import('./en.ts').texts>({
  en: () => import('./en.ts'),
  zh: () => import('./zh.ts'),
  kr: () => import('./kr.ts'),
  ar: () => import('./ar.ts'),
  es: () => import('./es.ts'),
});
