import type { texts as english } from './en.ts';

export const texts: typeof english = {
  jump: 'اذهب إلى كتلة',
  jumpField: 'رقم أو وقت',
  jumpHint: '412884001 أو 2026-11-20 12:30 بتوقيت UTC',
  jumpGo: 'اذهب',
  jumpLooking: 'جارٍ البحث…',
  jumpWrong: 'ليس رقم كتلة ولا وقتًا مثل 2026-11-20 12:30.',
  jumpNone: 'لم تستطع أي عقدة أن تقول أي كتلة هي.',
  keys: 'المفتاحان ← و → ينقلان إلى الكتلتين المجاورتين.',
  actions: 'الإجراءات',
  filter: 'رشّح المعاملات',
  filterHint: 'حساب أو إجراء أو مذكرة أو معرّف',
  shown: (shown, all) => `${shown} من ${all}`,
  nothingFits: 'لا معاملة توافق المرشّح',
  nothingFitsHint: 'أزل المرشّح لترى الكل.',
  confirmed: 'الكتل المؤكَّدة',
  newSchedule: 'منتجون جدد',
  newFeatures: 'ميزات فُعّلت',
  download: 'تنزيل JSON',
};
