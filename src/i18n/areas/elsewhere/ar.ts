import type { texts as english } from './en.ts';

const isolated = (text: string) => `\u2068${text}\u2069`;

export const texts: typeof english = {
  title: 'على السلاسل الأخرى',
  hints: {
    name: 'قد يكون الحساب الذي يحمل هذا الاسم على سلسلة أخرى لشخص آخر. لا تُسأل عُقد السلاسل الأخرى إلا عند الضغط على الزر.',
    key: 'قد يتحكم المفتاح نفسه بحسابات على سلاسل أخرى. لا تُسأل عُقد السلاسل الأخرى إلا عند الضغط على الزر.',
  },
  button: 'البحث في السلاسل الأخرى',
  loading: 'جارٍ التحميل…',
  none: { name: 'لا يوجد حساب بهذا الاسم', key: 'لا يستخدم أي حساب هذا المفتاح' },
  noIndex: 'لا توجد هناك خدمة تجد الحسابات بمفاتيحها',
  failed: (host) => `لم تستجب ${isolated(host)}`,
  unreachable: 'لم تستجب أي عقدة',
  retry: (chain) => `سؤال ${isolated(chain)} مجددًا`,
  more: (count) => `و${count} غيرها`,
  agreement: {
    same: 'المفاتيح نفسها',
    some: 'بعض المفاتيح متطابق',
    different: 'مفاتيح مختلفة: مالك آخر',
    unknown: 'لا مفاتيح للمقارنة: تتحكم به حسابات أخرى',
  },
};
