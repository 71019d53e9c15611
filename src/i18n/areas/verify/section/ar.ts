import type { texts as english } from './en.ts';

export const texts: typeof english = {
  verifyHere: 'تحقّق في متصفّحك',
  verified: 'جرى التحقّق في متصفّحك',
  verifyHint: 'أعد حساب المعرّف والتوقيعات وتضمين الكتلة في متصفحك من البيانات الخام.',
  verify: 'تحقّق',
};
