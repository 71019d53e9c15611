import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'معالج مجاني',
  left: (left: string, most: string) =>
    `يدفع راعٍ ثمن المعالج: بقي اليوم ${left} من ${most} معاملات`,
  none: 'استُهلكت معاملات اليوم المجانية كلها، وتتجدد غدًا.',
  usedUp: 'استُهلكت جميع معاملاتك المجانية لهذا اليوم!',
};
