import type { texts as english } from './en.ts';

export const texts: typeof english = {
  favorites: 'المفضلة',
  times: 'المنطقة الزمنية',
  local: 'توقيت الجهاز',
  utc: 'UTC',
  clock: 'التاريخ والساعة',
  clocks: { usual: 'كالمعتاد بالعربية (ص/م)', '24': '24 ساعة', iso: 'ISO 8601' },
  currency: 'العملة',
  pictures: 'صور من خوادم غير معروفة',
  picturesOnClick: 'عند النقر',
  picturesAlways: 'دائمًا',
};
