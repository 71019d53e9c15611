import type { texts as english } from './en.ts';

const isolated = (text: string) => `\u2068${text}\u2069`;

export const texts: typeof english = {
  threshold: (threshold) => `العتبة ${threshold}`,
  weight: (weight) => `الوزن ${weight}`,
  wait: (span) => `انتظار ${span}`,
  unusable: 'غير قابلة للاستخدام: لا مفتاح ولا حساب يستوفيها',
  linkedActions: 'الإجراءات المرتبطة',
  sameKey: (parent) => `المفتاح نفسه لـ ${isolated(parent)}`,
  copyKey: 'نسخ المفتاح',
};
