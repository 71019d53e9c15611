import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'لا يوجد اتصال',
  kept: 'المعروض هو ما حفظه هذا الجهاز. أقدم استجابة:',
  none: 'لم يحفظ هذا الجهاز بيانات لهذه الصفحة.',
  since: 'لا تُحدَّث الصفحة. انقطع الاتصال:',
  back: 'عاد الاتصال',
  old: 'قد تعرض الصفحة ما حفظه هذا الجهاز. أقدم استجابة:',
  version: 'يتوفر إصدار جديد',
};
