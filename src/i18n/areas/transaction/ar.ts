import type { texts as english } from './en.ts';

export const texts: typeof english = {
  balanceChanges: 'تغيّرات الرصيد',
  staked: 'مرهون',
  allAccounts: (count) => `كل الحسابات (${count})`,
  expandAll: 'توسيع الكل',
  collapseAll: 'طي الكل',
  returned: 'القيمة المُعادة',
  tables: 'الجداول',
  packed: 'محزومة',
  verifyHere: 'تحقّق في متصفّحك',
  verified: 'جرى التحقّق في متصفّحك',
  verifyHint:
    'تستطيع هذه الصفحة أن تعيد حساب المعرّف والتوقيعات والكتلة على جهازك من بيانات العقدة الأصلية، دون أن تصدّق أحدًا.',
  verify: 'تحقّق',
};
