import type { texts as english } from './en.ts';

export const texts: typeof english = {
  favorites: 'المفضلة',
  times: 'الأوقات',
  local: 'كما في هذا الجهاز',
  utc: 'UTC',
  currency: 'العملة',
};
