import type { texts as english } from './en.ts';

export const texts: typeof english = {
  source: 'المصدر:',
  doubts: {
    old: 'تقرير قديم',
    'few-reporters': 'مبلّغون قليلون',
    spread: 'التقارير متباينة',
    thin: 'مجمّع ضحل',
    'dollar-assumed': 'رمز الدولار محسوب بدولار واحد',
    disagrees: 'المصادر غير متفقة',
  },
  hints: {
    old: 'مضى على آخر تقرير أكثر من 15 دقيقة.',
    'few-reporters': 'أبلغت أقل من ثلاثة حسابات في آخر نصف ساعة.',
    spread: 'يبعد آخر تقرير عن الوسيط بأكثر من 5%.',
    thin: 'أقل من 2000 دولار يحرّك سعر هذا المجمّع بنسبة 2%.',
    'dollar-assumed': 'لا مصدر يذكر قيمة رمز الدولار في هذا المجمّع.',
    disagrees: 'يختلف مصدر آخر على السلسلة بأكثر من 5%.',
  },
  testToken: 'ليس لرموز شبكات الاختبار سعر.',
  noSource: 'لا يُعرف مصدر أسعار لهذه السلسلة.',
  none: 'لا سعر لدى أي مصدر',
  failed: 'لا استجابة',
  absent: 'لا سعر لديه',
  stale: 'آخر تقرير',
  tooThin: (amount) => `يكفي ${amount} لتحريك السعر بنسبة 2%`,
};
