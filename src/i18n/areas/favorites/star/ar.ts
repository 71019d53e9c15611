import type { texts as english } from './en.ts';

const isolated = (text: string) => `\u2068${text}\u2069`;

export const texts: typeof english = {
  add: 'أضف إلى المفضلة',
  remove: 'أزل من المفضلة',
  addNote: 'أضف اسمًا أو ملاحظة',
  editNote: (name) => `حرّر الملاحظة على ${isolated(name)}`,
};
