import type { texts as english } from './en.ts';

export const texts: typeof english = {
  view: 'العرض',
  chart: 'رسم بياني',
  table: 'جدول',
  value: 'القيمة',
};
