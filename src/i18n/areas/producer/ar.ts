import type { texts as english } from './en.ts';

export const texts: typeof english = {
  producers: 'منتِجو الكتل',
  rank: 'المرتبة',
  name: 'المنتِج',
  share: 'الأصوات',
  link: 'الموقع',
  producing: 'يُنتج',
  standby: 'احتياطي',
  inactive: 'غير نشط',
  state: 'الحالة',
};
