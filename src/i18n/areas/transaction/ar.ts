import type { texts as english } from './en.ts';

export const texts: typeof english = {
  transaction: 'المعاملة',
  copyId: 'نسخ معرّف المعاملة',
  producer: 'أنتجها',
  status: {
    executed: 'نُفّذت',
    soft_fail: 'فشلت وعولجت',
    hard_fail: 'فشلت',
    delayed: 'مؤجلة',
    expired: 'انتهت صلاحيتها',
  },
  irreversible: 'نهائية',
  irreversibleIn: (count) => `نهائية بعد ${count} كتلة`,
  cpu: 'CPU',
  net: 'NET',
  delay: 'التأخير',
  expires: 'تنتهي صلاحيتها',
  actions: 'الإجراءات',
  signatures: 'التواقيع',
  details: 'التفاصيل',
  source: 'المصدر',
  statusLabel: 'الحالة',

  tokenFlow: 'حركة الرموز',
};
