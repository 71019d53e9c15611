import type { texts as english } from './en.ts';

export const texts: typeof english = {
  field: 'رقم أو وقت',
  hint: '412884001 أو 2026-11-20 12:30 بتوقيت UTC',
  go: 'اذهب',
  looking: 'جارٍ البحث…',
  wrong: 'أدخل رقم كتلة أو وقتًا مثل 2026-11-20 12:30.',
  none: 'لم تعثر أي عقدة على كتلة ذلك الوقت.',
  filter: 'رشّح المعاملات',
  filterHint: 'حساب أو إجراء أو مذكرة أو معرّف',
  shown: (shown, all) => `${shown} من ${all}`,
  noMatch: 'لا معاملات مطابقة',
  noMatchHint: 'أزل المرشّح لترى الكل.',
};
