import type { texts as english } from './en.ts';

export const texts: typeof english = {
  available: 'المتاح:',
  all: 'الكل',
  existence: {
    asking: 'جارٍ التحقق…',
    exists: 'موجود',
    missing: 'غير موجود',
    unknown: 'لم يُتحقق منه',
  },
  memo: 'ملاحظة',
  memoHint: 'علنية، وكثيرًا ما تطلبها منصات التداول.',
  exchangeMemo: (name) =>
    `${name} منصة تداول تميّز الإيداعات بالملاحظة. من دون الملاحظة الصحيحة قد يضيع إيداعك.`,
  sending: 'جارٍ الإرسال…',
  willHappen: 'ما الذي سيحدث',
  token: 'الرمز',
  problems: {
    'no-name': 'يرجى إدخال اسم حساب.',
    'not-a-name': 'هذا ليس اسم حساب.',
    'is-sender': 'المرسل والمستلم واحد.',
    'unknown-account': 'لم يُعثر على الحساب!',
    'not-a-number': 'هذا ليس رقمًا.',
    'too-many-decimals': (decimals) => `عدد المنازل العشرية ${decimals} على الأكثر.`,
    'out-of-range': 'هذا أكثر مما يمكن لرمز أن يحمله.',
    'not-positive': 'يجب أن يكون المبلغ أكبر من الصفر.',
    'insufficient-balance': 'هذا أكثر من المتاح.',
    'too-long': (bytes) => `${bytes} بايت؛ والحد الأقصى 256.`,
  },
};
