import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'المنفَّذة والملغاة',
  ofAccount: (name) => `ما فعله ${name} بالمقترحات`,
  by: 'بواسطة',
  everyProposal: 'كل المقترحات',
  acts: {
    propose: 'اقتُرح',
    approve: 'وافق',
    unapprove: 'سُحبت الموافقة',
    exec: 'نُفِّذ',
    cancel: 'أُلغي',
    invalidate: 'أُبطلت الموافقات',
  },
  find: 'مقترِح أو موافِق',
  findHint: 'يعرض ما فعله هذا الحساب بالمقترحات.',
  checked: (source, count) => `المصدر: ${source}، إجراءات فُحصت: ${count}`,
  none: 'لا توجد مقترحات منفَّذة أو ملغاة',
  noneYet: 'لا شيء بين الإجراءات المفحوصة. الأقدم في الصفحة التالية.',
  overview: {
    accountHint: 'اقترح أو وافق أو طُلبت موافقته.',
    parts: {
      waiting: 'بانتظار موافقته',
      approved: 'وافق عليها ولا تزال مفتوحة',
      proposed: 'اقترحها ولا تزال مفتوحة',
      expired: 'اقترحها وانتهت صلاحيتها',
    },
    none: {
      waiting: 'لا شيء ينتظر موافقته',
      approved: 'لم يوافق على مقترح مفتوح',
      proposed: 'لا مقترح مفتوحًا له',
      expired: 'لم تنتهِ صلاحية أي من مقترحاته',
    },
    endedHint: 'إجراءاته هو، أيضًا على المقترحات المنفّذة والملغاة، بقدر ما يصل إليه السجل.',
    noSteps: 'لا إجراءات توقيع متعدد',
  },
  noActions: 'لا يحتوي السجل الذي بُحث فيه على إجراءاته.',
};
