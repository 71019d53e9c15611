import type { texts as english } from './en.ts';

export const texts: typeof english = {
  add: 'إضافة ملف شخصي',
  first: (contract, amount) =>
    `لكتابته، ادفع أولًا للعقد ${contract} واجعل اسم حسابك في المذكرة. يطلب ${amount} ويرفض أي مبلغ آخر.`,
  bought: (account, contract, amount) =>
    `دفع ${account} ثمن هذا الملف. لتكتبه بنفسك، ادفع أولًا للعقد ${contract} مبلغ ${amount} على الأقل، واجعل اسم حسابك في المذكرة. بعدها لا يستطيع غيرك شراءه.`,
  pay: 'الدفع مقابل الملف',
};
