import type { texts as english } from './en.ts';

const isolated = (text: string) => `\u2068${text}\u2069`;

export const texts: typeof english = {
  embed: 'تضمين',
  read: 'قُرئت',
  open: (site) => `افتح في ${isolated(site)}`,
  wrong: 'لا توجد بطاقة لهذا العنوان',
  wrongHint: 'تعرض البطاقة حسابًا أو معاملة أو رمزًا:',
  name: 'الاسم',
  id: 'المعرّف',
  contract: 'العقد',
  symbol: 'الرمز',
};
