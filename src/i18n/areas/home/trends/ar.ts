import type { texts as english } from './en.ts';

export const texts: typeof english = {
  price: (code, from, to) => `سعر ${code} في آخر 7 أيام: من ${from} إلى ${to}. افتح المخطط`,
  ram: (day, from, to) => `سعر RAM في الصفقات منذ ${day}: من ${from} إلى ${to}. افتح المخطط`,
};
