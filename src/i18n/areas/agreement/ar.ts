import type { texts as english } from './en.ts';

const isolated = (text: string) => `\u2068${text}\u2069`;

export const texts: typeof english = {
  title: 'عقدة ثانية',
  button: 'التحقق بعقدة ثانية',
  hint: 'مقارنة الصلاحيات ورصيد الرمز الأساسي بعقدة مشغّل آخر.',
  hintMissing: 'يمكن لعقدة مشغّل آخر أن تؤكد عدم وجود هذا الحساب.',
  hintTransaction: 'مقارنة الكتلة ونهائيتها بعقدة مشغّل آخر.',
  pending: 'جارٍ التحقق بعقدة ثانية…',
  single: 'لم تُضبط سوى عقدة واحدة، ولا مشغّل ثانيًا للمقارنة.',
  agree: (agreeing, all) => `${agreeing} من ${all} من العُقد متفقة`,
  differ: 'العُقد مختلفة',
  advice: 'تُبلغ إحدى العقدتين عن قيمة خاطئة أو قديمة. لا تعتمد عليها.',
  adviceToSign: 'تُبلغ إحدى العقدتين عن قيمة خاطئة أو قديمة. ألغِ العملية وحاول لاحقًا.',
  failed: 'تعذرت المقارنة بعقدة ثانية.',
  reasons: {
    'no-response': (node) => `لم تستجب ${isolated(node)}.`,
    refused: (node) => `رفضت ${isolated(node)} الطلب.`,
    stale: (node) => `${isolated(node)} متأخرة عن السلسلة.`,
    'wrong-chain': (node) => `${isolated(node)} تخدم سلسلة أخرى.`,
    'no-block': (node) => `لا توجد هذه الكتلة لدى ${isolated(node)}.`,
  },
  figures: {
    chain: 'معرّف السلسلة',
    account: 'الحساب موجود',
    permission: 'الصلاحية',
    balance: 'الرصيد',
    block: 'معرّف الكتلة',
    included: 'المعاملة في الكتلة',
    irreversible: 'كتلة نهائية',
    proceeds: 'ناتج',
    cost: 'تكلفة',
    bid: 'أعلى مزايدة:',
    plan: 'مدة خطة الرهن الطويل وسعرها المضمون:',
    nft: 'NFT',
    trade: 'مبادلة NFT',
  },
  none: 'لا شيء',
  yes: 'نعم',
  no: 'لا',
};
