import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'المنفَّذة والملغاة',
  ofAccount: (name) => `ما فعله ${name} بالمقترحات`,
  proposal: 'المقترح',
  step: 'الخطوة',
  by: 'بواسطة',
  transaction: 'المعاملة',
  time: 'الوقت',
  everyProposal: 'كل المقترحات',
  acts: {
    propose: 'اقتُرح',
    approve: 'وافق',
    unapprove: 'سُحبت الموافقة',
    exec: 'نُفِّذ',
    cancel: 'أُلغي',
    invalidate: 'أُبطلت الموافقات',
  },
  find: 'منتِج أو موافِق',
  findHint: 'يعرض ما فعله هذا الحساب بالمقترحات.',
  checked: (source, count) => `المصدر: ${source}، إجراءات فُحصت: ${count}`,
  none: 'لا توجد مقترحات منفَّذة أو ملغاة',
  noneYet: 'لا شيء بين الإجراءات المفحوصة. الأقدم في الصفحة التالية.',
  steps: 'السجل',
  noActions: 'لا يحتوي السجل الذي بُحث فيه على إجراءاته.',
};
