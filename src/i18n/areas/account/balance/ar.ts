import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'الرصيد عبر الزمن',
  hint: 'يقرأ تحويلات الحساب بهذا الرمز، 5,000 على الأكثر، ويحسب الرصيد رجوعًا من اليوم.',
  balanceOf: (code) => `رصيد ${code}`,
  stop: 'إيقاف',
  goOn: 'متابعة',
  save: 'تصدير CSV',
  read: (count, day) =>
    day === null
      ? `التحويلات المقروءة: ${count}.`
      : `التحويلات المقروءة: ${count}، رجوعًا إلى ${day}.`,
  none: 'لا تحويلات بهذا الرمز.',
  truncated: 'لا تُرسم التحويلات الأقدم.',
  addsUp: 'مجموعها يساوي رصيد اليوم.',
  differs: (amount) =>
    `كان الرصيد قبل أولها سيبلغ ${amount}: السجل تنقصه تحويلات، أو تغيّر الرصيد بطريقة أخرى.`,
};
