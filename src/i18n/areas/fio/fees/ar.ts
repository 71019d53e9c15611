import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'الرسوم',
  intro: 'لإجراءات FIO رسوم ثابتة يصوّت المنتجون على مقدارها.',
  always: 'تُدفع دائمًا',
  bundled: 'مجانية بالمعاملات المجمّعة',
  bundledNote: 'تُدفع الرسوم إذا نفدت معاملات العنوان المجانية.',
  endpoint: 'نقطة الوصول',
  none: 'لا رسوم',
  noneHint: 'تظهر هنا رسوم الإجراءات بعد أن تحددها السلسلة.',
};
