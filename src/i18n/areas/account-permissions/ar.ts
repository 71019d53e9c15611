import type { texts as english } from './en.ts';

export const texts: typeof english = {
  risksTitle: 'جدير بالمعرفة',
  noRisks: 'لا شيء لافت في طريقة حماية هذا الحساب.',
  levels: {
    danger: 'خطر',
    warning: 'تحذير',
    note: 'ملاحظة',
  },
  risks: {
    'single-key': (permission: string) =>
      `مفتاح واحد يكفي لـ ${permission}: من يملكه يستطيع الاستيلاء على الحساب، وإن فُقد فلا بديل له.`,
    'same-key': (permission: string) =>
      `يتشارك ${permission} و active مفتاحًا: المفتاح اليومي يستطيع أيضًا الاستيلاء على الحساب.`,
    unmet: (permission: string) => `لا أحد يستطيع استخدام ${permission}: أوزانه لا تبلغ الحد.`,
    open: (permission: string) =>
      `يستطيع أي شخص استخدام ${permission} بعد الانتظار: الانتظار وحده يبلغ الحد.`,
    code: (permission: string) => `– تشارك شيفرة هذا العقد في ${permission}.`,
    codeDanger: (permission: string) =>
      `– تستطيع شيفرة هذا العقد استخدام ${permission} وحدها، مهما تغيرت الشيفرة غدًا.`,
  },
  severalRisks: {
    unmet: (count: string) =>
      `لا أحد يستطيع استخدام هذه الصلاحيات (${count}): أوزانها لا تبلغ حدودها.`,
    open: (count: string) =>
      `يستطيع أي شخص استخدام هذه الصلاحيات (${count}) بعد الانتظار: الانتظار وحده يبلغ حدودها.`,
    code: (count: string) => `– تشارك شيفرة هذا العقد في هذه الصلاحيات (${count}).`,
    codeDanger: (count: string) =>
      `– تستطيع شيفرة هذا العقد استخدام كل من هذه الصلاحيات (${count}) وحدها، مهما تغيرت الشيفرة غدًا.`,
  },
  allOf: (count: string) => `عرض الكل (${count})`,
  behind: 'حسابات خلف الحسابات',
  behindShown: 'مع ما خلفها',
  behindHidden: 'الأسماء فقط',
  incomplete: 'يسمي حسابات أكثر مما تم السؤال عنه.',
  producing: 'المنتجون المناوبون',
  producingHint: 'إذا جعلت السلسلة المنتجين خلف حساب النظام، فأكثر من ثلثي هؤلاء يتصرفون عنه.',
};
