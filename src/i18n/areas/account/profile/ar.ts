import type { texts as english } from './en.ts';

export const texts: typeof english = {
  add: 'إضافة ملف شخصي',
  first: (contract, amount) =>
    `لإضافة ملف شخصي، ادفع أولًا للعقد ${contract} مبلغ ${amount} بالضبط، واجعل اسم حسابك في المذكرة.`,
  bought: (account, contract, amount) =>
    `دفع ${account} ثمن هذا الملف. لتكتبه بنفسك، ادفع أولًا للعقد ${contract} مبلغ ${amount} على الأقل، واجعل اسم حسابك في المذكرة. بعدها لا يستطيع غيرك شراءه.`,
  pay: 'الدفع مقابل الملف',
};
