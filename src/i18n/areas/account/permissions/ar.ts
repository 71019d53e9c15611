import type { texts as english } from './en.ts';

export const texts: typeof english = {
  proposals: 'مقترحات هذا الحساب',
  risksTitle: 'ملاحظات الأمان',
  noRisks: 'لم تُكتشف مشكلات أمان في الصلاحيات.',
  levels: {
    danger: 'خطر',
    warning: 'تحذير',
    note: 'ملاحظة',
  },
  risks: {
    'single-key': (permission: string) =>
      `تحتاج ${permission} إلى مفتاح واحد فقط. من يملكه يستطيع الاستيلاء على الحساب، وإن فُقد فُقد الحساب.`,
    'same-key': (permission: string) =>
      `تستخدم ${permission} و active المفتاح نفسه. احفظ ${permission} بمفتاح منفصل غير متصل بالإنترنت.`,
    unmet: (permission: string) => `${permission} غير قابلة للاستخدام: لا تبلغ أوزانها الحد.`,
    open: (permission: string) =>
      `يستطيع أي شخص استخدام ${permission} بعد الانتظار: وزن الانتظار وحده يبلغ الحد.`,
    code: (permission: string) => `– شيفرة العقد (eosio.code) جزء من ${permission}.`,
    codeDanger: (permission: string) =>
      `– تستطيع شيفرة العقد استخدام ${permission} وحدها، حتى بعد تحديثها.`,
  },
  severalRisks: {
    unmet: (count: string) => `${count} من الصلاحيات غير قابلة للاستخدام: لا تبلغ أوزانها الحد.`,
    open: (count: string) =>
      `يستطيع أي شخص استخدام ${count} من الصلاحيات بعد الانتظار: وزن الانتظار وحده يبلغ الحد.`,
    code: (count: string) => `– شيفرة العقد (eosio.code) جزء من ${count} من الصلاحيات.`,
    codeDanger: (count: string) =>
      `– تستطيع شيفرة العقد استخدام كل من ${count} من الصلاحيات وحدها، حتى بعد تحديثها.`,
  },
  allOf: (count: string) => `عرض الكل (${count})`,
  nested: 'الصلاحيات المتداخلة',
  nestedExpanded: 'موسّعة',
  nestedNames: 'الأسماء فقط',
  incomplete: 'لم تُحمَّل بعض الحسابات المتداخلة.',
  anyPermission: 'أي صلاحية (eosio.any)',
  anyPermissionHint: 'يمكن لأي صلاحية في الحساب توقيع هذه الإجراءات.',
  producing: 'المنتجون النشطون',
  producingHint: 'حيث يتحكم eosio.prods في حساب النظام، يجب أن يوافق أكثر من ثلثي هؤلاء المنتجين.',
};
