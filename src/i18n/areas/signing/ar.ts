import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'قبل التوقيع',
  signedBy: 'الموقّع',
  delay: 'تُنفَّذ بعد',
  expires: 'صالحة لمدة',
  id: 'معرّف المعاملة',
  copyId: 'نسخ معرّف المعاملة',
  happens: 'ما الذي سيحدث',
  data: 'البيانات بدقة',
  undecoded: 'تعذّرت قراءة هذه البايتات. لا توقّع إلا ما تثق به ثقة تامة.',
  balances: 'الأرصدة',
  permissions: 'الصلاحيات',
  before: 'قبل',
  after: 'بعد',
  nothing: 'لا شيء',
  removed: 'أُزيلت',
  cost: 'التكلفة',
  ownCost: 'يدفع حسابك ثمن المعالج والشبكة.',
  otherPays: (payer: string) => `يدفع ${payer} ثمن المعالج والشبكة، لا أنت.`,
  asking: 'تجرّبها عقدة الآن…',
  costUnknown: 'لم تتمكن أي عقدة من تجربتها، فالتكلفة غير معروفة.',
  refused: 'جرّبتها عقدة، وستفشل',
  sign: 'توقيع',
  signing: 'في انتظار المحفظة…',
  cancel: 'إلغاء',
  understood: 'قرأت التحذيرات وأريد التوقيع رغم ذلك.',
  typeName: (name: string) => `اكتب ${name} للتوقيع رغم ذلك`,
  warnings: 'تحذيرات',
  looking: 'جارٍ البحث عن أي شيء غير معتاد…',
  rules: {
    'look-alike': (name: string, like: string) =>
      `يشبه ${name} الاسم ${like} الذي تعرفه. قارن بينهما حرفًا حرفًا.`,
    'first-transfer': (to: string) => `لم ترسل شيئًا إلى ${to} من قبل.`,
    'exchange-without-memo': (to: string) =>
      `${to} منصة تداول والمذكرة فارغة. بدونها لا يمكنها أن تعرف أن المال لك.`,
    'foreign-token': (symbol: string, contract: string, known: string) =>
      `هذا ${symbol} من العقد ${contract}، أما ${symbol} الذي تعرفه فمن ${known}.`,
    'owner-permission': (actor: string) =>
      `التوقيع بصلاحية owner للحساب ${actor}، وهي قادرة على كل شيء. تكفي active في الغالب.`,
    'power-in-bundle': (name: string, account: string) =>
      `من بين الإجراءات، يغيّر ${name} من يتحكم في ${account}.`,
    'long-expiry': (span: string) => `يبقى التوقيع قابلًا للاستخدام لمدة ${span}.`,
    'unknown-contract': (contract: string) => `${contract} عقد لا يعرف هذا الموقع عنه شيئًا.`,
    'memo-link': (to: string) =>
      `في المذكرة إلى ${to} رابط. المذكرات علنية، والروابط فيها طُعم في كثير من الأحيان.`,
  },
  unsatisfiable: {
    'too-little-weight': (permission: string) =>
      `لن يمكن استخدام ${permission} بعد ذلك أبدًا: مجموع أوزانها دون العتبة.`,
    'missing-accounts': (permission: string) =>
      `لن يمكن استخدام ${permission} بعد ذلك أبدًا: تعتمد على حسابات غير موجودة.`,
    'needs-itself': (permission: string) =>
      `لن يمكن استخدام ${permission} بعد ذلك أبدًا: تعتمد على نفسها.`,
  },
};
