import type { texts as english } from './en.ts';

const isolated = (text: string) => `\u2068${text}\u2069`;

export const texts: typeof english = {
  title: 'تضمين في موقع آخر',
  hint: 'الصق هذه الشيفرة في صفحة. البطاقة للقراءة فقط: بلا تسجيل دخول ولا نماذج، ولا تخزّن شيئًا في متصفح القارئ.',
  theme: 'المظهر',
  themes: { system: 'جهاز القارئ', light: 'فاتح', dark: 'داكن' },
  code: 'شيفرة HTML',
  copy: 'نسخ شيفرة HTML',
  preview: 'افتح البطاقة',
  frames: {
    account: (name, chain) => `الحساب ${isolated(name)} على ${isolated(chain)}`,
    transaction: (id, chain) => `المعاملة ${isolated(id)} على ${isolated(chain)}`,
    token: (code, chain) => `الرمز ${isolated(code)} على ${isolated(chain)}`,
  },
};
