import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'الاستحقاق التدريجي',
  intro: 'رموز الحساب التي تحجزها عقود السلسلة، ومتى تتحرر.',
  ask: 'لم يُختر حساب',
  askHint: 'أدخل اسم حساب، أو سجّل الدخول.',
  noAccount: (name) => `لا يوجد حساب ${name}`,
  locked: 'الرموز المحجوزة',
  none: 'لا رموز محجوزة',
  noneHint: 'لا رموز لهذا الحساب في الجداول أدناه.',
  lockedBy: 'سبب الحجز',
  amount: 'المقدار',
  freeFrom: 'متاحة من',
  noDate: {
    savings: 'بعد إخراجها من المدخرات',
    grant: 'حسب فترات المنحة',
    plan: 'الخطة غير معروفة',
  },
  release: 'التحرير',
  releaseIn: {
    refund: 'الاسترداد',
    rex: 'بيع REX',
    'rex-savings': 'الإخراج من المدخرات',
    'xpr-refund': 'الاسترداد',
    'long-stake': 'الرهن الطويل',
    genesis: 'المطالبة بالمكافآت',
    'fio-grant': 'تلقائي',
    'fio-lock': 'تلقائي',
  },
  kinds: {
    refund: 'CPU وNET بعد إلغاء الرهن',
    rex: 'REX قيد الاستحقاق',
    'rex-savings': 'REX في المدخرات',
    'xpr-refund': 'XPR بعد إلغاء الرهن',
    'long-stake': 'رهن طويل',
    genesis: 'مكافآت التكوين',
    'fio-grant': 'منحة إطلاق الشبكة الرئيسية',
    'fio-lock': 'FIO مقفل',
  },
  sources: 'المصادر',
  noService:
    'لم تعد هناك خدمة تسرد عقود الاستحقاق في السلسلة. تُقرأ هذه الجداول لعقود السلسلة نفسها من عقدة، وتُقدَّر قيمة REX بسعر المجمّع.',
};
