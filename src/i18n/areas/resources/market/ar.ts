import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'سوق PowerUp',
  none: 'لا يوجد سوق PowerUp',
  noneHint: 'لا يحتوي عقد النظام على الجدول “powup.state”.',
  figure: 'البند',
  rows: {
    utilization: 'المؤجَّر',
    adjusted: 'الاستخدام المعدّل (للأسعار)',
    percent: 'سعر 1% الآن',
    least: 'أدنى سعر لـ 1%',
    most: 'أعلى سعر لـ 1%',
    exponent: 'الأس',
    decay: 'مدة التناقص',
    weight: 'الرهن القابل للتأجير',
    rentable: 'الحصة القابلة للتأجير من الكل',
  },
  days: 'مدة الإيجار',
  share: 'الحصة من السوق',
  shareProblem: 'أدخل حصة أكبر من 0 ولا تتجاوز 100%.',
  gives: (resource: string) => `${resource} في اليوم (تقدير)`,
  costs: (resource: string) => `سعر ${resource}`,
  tooMuch: 'أكثر من المتاح',
  fill: 'املأ النموذج أعلاه',
  rent: 'استئجار عبر PowerUp',
  curve: (resource: string) => `سعر 1% من سوق ${resource} حسب الاستخدام`,
  resource: 'المورد',
  axis: 'الاستخدام',
  formula:
    'يرتفع السعر مع الاستخدام. وبعد كل إيجار يتناقص الاستخدام المعتمد للأسعار حتى يصل إلى المؤجَّر فعلًا.',
  contract: 'الصيغة: powerup.cpp',
};
