import type { texts as english } from './en.ts';

const isolated = (text: string) => `\u2068${text}\u2069`;

export const texts: typeof english = {
  title: 'المرسلون المعلّمون كمزعجين',
  none: 'لا مرسل معلّمًا. افتح تفاصيل إجراء لتعليم مرسله.',
  remove: (name) => `أزل ${isolated(name)} من المرسلين المعلّمين`,
  exportFile: 'تصدير',
  importFile: 'استيراد',
  imported: (count) => `أُضيف: ${count}`,
  notAFile: 'لا يحتوي هذا الملف على أسماء حسابات.',
  storageNote: 'تُحفظ في هذا المتصفح فقط.',
};
