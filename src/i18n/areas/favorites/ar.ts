import type { texts as english } from './en.ts';

const isolated = (text: string) => `\u2068${text}\u2069`;

export const texts: typeof english = {
  title: 'المفضلة',
  none: 'لا مفضلات بعد. علّم حسابًا بالنجمة بجانب اسمه.',
  removeNamed: (name) => `أزل ${isolated(name)} من المفضلة`,
  removed: (name) => `أُزيل ${isolated(name)}.`,
  undo: 'تراجع',
  note: (name) => `ملاحظة على ${isolated(name)}`,
  nickname: 'اسمك له',
  nicknameOf: (name: string) => `اسمك للحساب ${name}`,
  noteLabel: 'ملاحظة',
  watch: (name: string) => `تابع ${name}`,
  unwatch: (name: string) => `أوقف متابعة ${name}`,
  page: 'كل المفضلة وما تغيّر',
  save: 'حفظ',
  cancel: 'إلغاء',
  exportFile: 'تصدير',
  importFile: 'استيراد',
  imported: (count) => `أُضيف: ${count}`,
  notAFile: 'لا يحتوي هذا الملف على مفضلات.',
  storageNote: 'تُحفظ في هذا المتصفح فقط.',
};
