import type { texts as english } from './en.ts';

export const texts: typeof english = {
  block: 'الكتلة',
  producer: 'أنتجها',
  id: 'معرّف الكتلة',
  copyId: 'نسخ معرّف الكتلة',
  previous: 'الكتلة السابقة',
  next: 'الكتلة التالية',
  transactionCount: 'المعاملات',
  schedule: 'إصدار الجدول',
  transactionRoot: 'جذر المعاملات',
  actionRoot: 'جذر الإجراءات',
  signature: 'التوقيع',
  adjacent: 'الكتل المجاورة',
  details: 'التفاصيل',
  transactions: 'المعاملات',
  noTransactions: 'لا معاملات',
  noTransactionsHint: 'تُنتج كتلة كل نصف ثانية، حتى لو كانت فارغة.',
  deferred: 'مؤجلة: لا تحوي الكتلة سوى معرّفها.',

  jump: 'اذهب إلى كتلة',
  keys: 'اضغط ← أو → للكتلة السابقة أو التالية.',
  actions: 'الإجراءات',
  confirmed: 'الكتل المؤكَّدة',
  newSchedule: 'منتجون جدد',
  newFeatures: 'الميزات المفعّلة',
  download: 'تنزيل JSON',
};
