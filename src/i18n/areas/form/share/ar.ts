import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'مشاركة هذا النموذج',
  link: 'رابط',
  linkHint: 'يفتح هذا النموذج بهذه القيم. لا يحتوي أبدًا على مفتاح خاص.',
  copyLink: 'نسخ كرابط',
  linkCode: 'رمز QR للرابط',
  request: 'طلب توقيع',
  requestHint: 'للمحافظ التي تفتح روابط esr:. من يفتحه يوقّع بحسابه.',
  copyRequest: 'نسخ كطلب توقيع',
  requestCode: 'رمز QR لطلب التوقيع',
  incomplete: 'أكمل النموذج أولًا.',
  linkTooLong: 'أطول من أن يكون رابطًا.',
  tooLong: 'أطول من أن يكون طلب توقيع.',
  noCode: 'أطول من أن يكون رمز QR. انسخه بدلًا من ذلك.',
  failed: 'تعذّر إنشاء طلب التوقيع.',
};
