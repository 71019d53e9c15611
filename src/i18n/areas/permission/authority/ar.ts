import type { texts as english } from './en.ts';

const isolated = (text: string) => `\u2068${text}\u2069`;

export const texts: typeof english = {
  threshold: (threshold) => `العتبة ${threshold}`,
  wait: (span) => `انتظار ${span}`,
  unusable: 'غير قابلة للاستخدام: لا مفتاح ولا حساب يستوفيها',
  linksCut: 'توقّف الفهرس قبل نهاية قائمته: قد توجد إجراءات مرتبطة أخرى.',
  sameKey: (parent) => `المفتاح نفسه لـ ${isolated(parent)}`,
  copyKey: 'نسخ المفتاح',
};
