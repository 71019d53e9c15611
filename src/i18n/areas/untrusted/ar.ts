import type { texts as english } from './en.ts';

const isolated = (text: string) => `\u2068${text}\u2069`;

export const texts: typeof english = {
  firstOf: (shown, all) => `أول ${isolated(shown)} من أصل ${isolated(all)} حرفًا`,
  showMoreText: 'عرض المزيد',
  downloadText: 'تنزيل النص',
  loadPicture: (host) => `تحميل الصورة من ${isolated(host)}`,
};
