import type { texts as english } from './en.ts';

const isolated = (text: string) => `\u2068${text}\u2069`;

export const texts: typeof english = {
  account: 'الحساب غير موجود',
  block: 'الكتلة غير موجودة',
  transaction: 'المعاملة غير موجودة',
  key: 'ليس مفتاحًا عامًا',
  proposal: 'المقترح غير موجود',
  contract: 'العقد غير موجود',
  notAName: 'اسم حساب غير صالح.',
  nameRule: `تتكوّن الأسماء من 1 إلى 12 حرفًا: ${isolated('a–z')} و${isolated('1–5')} والنقطة، ولا تنتهي بنقطة.`,
  meant: 'هل تقصد',
  noAccount: (name) => `لا يوجد حساب باسم «${isolated(name)}».`,
  free: 'الاسم متاح.',
  create: 'إنشاء هذا الحساب',
  auction: 'تُباع الأسماء الأقصر من 12 حرفًا بالمزاد.',
  bid: 'المزايدة على هذا الاسم',
  suffix: (owner) => `لا ينشئ الأسماء المنتهية بـ ${isolated(`.${owner}`)} إلا ${isolated(owner)}.`,
  notABlock: 'ليس رقم كتلة ولا معرّف كتلة من 64 رقمًا ستّ عشريًا.',
  blockRange: 'تبدأ أرقام الكتل من 1.',
  blockTooLarge: 'رقم الكتلة كبير جدًا.',
  noBlock: 'لا توجد في هذه السلسلة كتلة بهذا المعرّف.',
  pending: 'لا تملك أي عقدة هذه الكتلة بعد. تعيد هذه الصفحة البحث تلقائيًا.',
  future: 'هذه الكتلة لم تُنتَج بعد',
  futureHint: (blocks, wait) =>
    `بقي ${blocks} كتلة: بعد نحو ${wait}. تعيد هذه الصفحة البحث تلقائيًا.`,
  head: (number) => `آخر كتلة ${isolated(number)}`,
  blockNumber: (number) => `الكتلة ${isolated(number)}`,
  noTransaction: 'غير موجودة في هذه السلسلة. المعاملة المرسلة للتو تظهر هنا تلقائيًا.',
  notATransaction: 'هذا ليس معرّف معاملة: المعرّف 64 رقمًا ستّ عشريًا.',
  notAKey: `يبدأ المفتاح العام بـ ${isolated('PUB_K1_')} أو ${isolated('PUB_R1_')} أو ${isolated('PUB_WA_')} أو EOS أو FIO.`,
  notAProposal: 'يُحدَّد المقترح باسم مقدّمه واسمه هو، وكلاهما على صيغة أسماء الحسابات.',
};
