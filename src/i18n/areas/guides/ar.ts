import type { texts as english } from './en.ts';

export const texts: typeof english = {
  intro: (chain) => `ما هي ${chain} وكيف تُستخدم. للمبتدئين، مع ملاحظات لمن يعرف إيثريوم.`,
  contents: 'في هذه الصفحة',
  all: 'كل الأدلة',
  groups: { start: 'ابدأ من هنا', use: 'استخدام السلسلة', build: 'المشاركة' },
  search: 'البحث في الأدلة',
  found: 'النتائج: {count}',
  none: 'لا يوجد دليل فيه كل هذه الكلمات.',
  failed: 'تعذّر تحميل فهرس الأدلة. اكتب من جديد لإعادة المحاولة.',
  turns: 'الدليل السابق والدليل التالي',
  previous: 'السابق',
  next: 'التالي',
};
