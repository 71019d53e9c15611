import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'القروض',
  none: 'لا قروض',
  noneHint: 'تظهر هنا الرموز التي يقرضها هذا الحساب عبر العقد lending.loan أو يقترضها منه.',
  lent: 'المُقرَض',
  owed: 'المُقترَض',
  used: 'المستخدم من حد الاقتراض',
  risks: { covered: 'مغطى', near: 'قريب من الحد', over: 'فوق الحد: يمكن تصفيته' },
  asOf: 'مع الفوائد حتى آخر تحديث لكل سوق.',
  asOfPrices: 'مع الفوائد حتى آخر تحديث لكل سوق. الأسعار: مصادر الأسعار على السلسلة.',
};
