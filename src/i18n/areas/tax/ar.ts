import type { texts as en } from './en.ts';

export const texts: typeof en = {
  title: 'تصدير للضرائب',
  hint: 'كل تحويلات الحساب بكل الرموز بصيغة CSV الخاصة بـ CoinTracking. يُنشأ الملف في متصفحك.',
  account: 'الحساب',
  from: 'من (UTC)',
  to: 'إلى (UTC)',
  values: 'إضافة القيم بالدولار الأمريكي',
  valuesHint:
    'بسعر اليوم إن كان لدى خدمة الأسعار. اختره فقط إن كان حسابك في CoinTracking بالدولار الأمريكي.',
  noPrices: 'ليس لهذه السلسلة مصدر للأسعار السابقة. يجدها CoinTracking بنفسه.',
  submit: 'قراءة التحويلات',
  problems: {
    'no-account': 'أدخل حسابًا موجودًا.',
    order: 'النهاية قبل البداية.',
  },
  file: 'الملف',
  idle: 'لم يبدأ. التصدير المتوقف يُستأنف من حيث توقف.',
  progress: 'قراءة السجل',
  states: {
    running: 'جارٍ قراءة السجل…',
    stopped: 'متوقف',
    failed: 'انقطع',
    done: 'اكتمل السجل',
  },
  looked: 'الإجراءات المفحوصة',
  transfers: 'التحويلات الموجودة',
  until: 'قُرئ حتى',
  stop: 'إيقاف',
  goOn: 'متابعة',
  save: 'حفظ الملف',
  savePart: 'حفظ الصفوف حتى الآن',
  clear: 'حذف والبدء من جديد',
  saved: (count) => `عدد الصفوف المحفوظة: ${count}`,
  unpriced: (count) => `صفوف بلا قيمة: ${count}. لا مصدر لديه سعر يومها.`,
  refused: (count) => `صفوف مستبعدة لمخالفتها قواعد الصيغة: ${count}.`,
};
