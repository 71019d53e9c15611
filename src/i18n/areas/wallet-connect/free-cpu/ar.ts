import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'CPU مجاني',
  left: (left: string, most: string) => `CPU برعاية: بقي اليوم ${left} من ${most} معاملات`,
  none: 'لم تبق معاملات مجانية اليوم. يتجدد الحد غدًا.',
  usedUp: 'استُهلكت جميع معاملاتك المجانية لهذا اليوم!',
};
