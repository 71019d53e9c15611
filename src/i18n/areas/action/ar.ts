import type { texts as english } from './en.ts';

export const texts: typeof english = {
  action: 'الإجراء',
  actions: 'الإجراءات',
  summary: 'ملخص',
  age: 'العمر',
  block: 'الكتلة',
  transaction: 'المعاملة',
  none: 'لم يُعثر على إجراءات',
  noneHint: 'تظهر هنا التحويلات والأصوات وسائر إجراءات هذا الحساب.',
  payments: (_count, shown) => `المدفوعات: ${shown}`,
  furtherActions: (_count, shown) => `إجراءات أخرى: ${shown}`,
  newActions: (count) => {
    if (count === 1) return 'إجراء جديد واحد – عرض';
    if (count === 2) return 'إجراءان جديدان – عرض';
    return count <= 10 ? `${count} إجراءات جديدة – عرض` : `${count} إجراءً جديدًا – عرض`;
  },
  from: 'من',
  to: 'إلى',
  amount: 'المبلغ',
  memo: ['«', '»'],
  received: 'وارد',
  sent: 'صادر',
  by: 'وقّعه',
  notifies: 'أُبلغ أيضًا',
  console: 'مخرجات العقد',
  ram: 'RAM',
  undecoded: 'غير مفكوك',
  noData: 'لا بيانات',
  tree: 'إجراءات المعاملة',
  view: 'طريقة العرض',
  decoded: 'مفكوك',
  raw: 'خام',
  more: (count) => `و${count} غيرها`,
};
