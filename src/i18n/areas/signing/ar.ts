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
  notKnown: 'غير معروف',
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
  authorizedBy: 'بصلاحية',
  nobody: 'لا أحد',
  wallet: 'توقّع المحفظة باسم',
  noActions: 'لا إجراءات',
  collection: 'المجموعة',
  noPicture: 'لا صورة',
  unknownNft: 'لا يعرف أي مفهرس هذا الرمز.',
  unchecked: 'تعذّر التحقق من التحذيرات',
  uncheckedWhy:
    'لم تجب العقد عن بعض الاستعلامات المتعلقة بهذه المعاملة. قد توجد مخاطر غير مذكورة هنا.',
  checkAgain: 'تحقّق مجددًا',
  signUnchecked: 'أريد التوقيع رغم تعذّر التحقق من التحذيرات.',
  signDiffering: 'أريد التوقيع رغم اختلاف القيم التي أبلغت عنها العقد.',
  holders: 'تُمنح إلى',
  whose: {
    ownKey: 'مفتاحك',
    keyOf: (accounts: string) => `مفتاح ${accounts}`,
    unknownKey: 'مفتاح مجهول: لا يُعرف حساب يستخدمه',
    ownAccount: 'حسابك',
    otherAccount: 'حساب آخر',
    code: 'شيفرة عقد',
    anyone: 'أي شخص بلا توقيع بعد انقضاء مدة الانتظار',
  },
  within: {
    proposal: (name: string, proposer: string) => `في المقترح ${name} من ${proposer}`,
    wrapped: 'في معاملة مغلّفة لا تحتاج إلى صلاحية الحسابات التي تتصرف باسمها',
    inline: (contract: string) => `أرسله العقد ${contract}`,
  },
  allActions: (contract: string) => `كل إجراءات ${contract}`,
  failures: {
    missing: () => 'لا يوجد مقترح كهذا',
    expired: () => 'انتهت صلاحيته',
    'not-asked': () => 'هذه الموافقة غير مطلوبة أو مُنحت من قبل',
    'other-executer': () => 'منفّذه لا يوقّع هذه المعاملة',
    approvals: (levels: string) => `الموافقات لا تكفي لـ ${levels}`,
    'too-early': () => 'لم تنقضِ مدة انتظاره',
  },
  contradicted: (node: string) => `يقرأ ${node} هذه المعاملة قراءة مختلفة`,
  contradictedWhy:
    'يختلف هذا الموقع والعقدة في معنى البايتات. لدى أحدهما وصف خاطئ للعقد، لذلك لا يمكن توقيع شيء. أعد الفحص لسؤال عقدة أخرى.',
  thisSite: 'هذا الموقع',
  dryRunBalances: (node: string) => `الأرصدة حسب التشغيل التجريبي على ${node}`,
  trust: {
    title: 'كيف قُرئت الإجراءات',
    published: (actions: string) => `${actions}: يطابق العقد المنشور.`,
    agreed: (actions: string, first: string, second: string) =>
      `${actions}: يصف ${first} و${second} العقد وصفًا واحدًا.`,
    single: {
      none: (actions: string, node: string) =>
        `${actions}: لا يصف هذا العقد إلا ${node} ولا توجد عقدة ثانية مهيأة. إن كان وصفه كاذبًا فقد يفعل الإجراء غير ما هو معروض.`,
      silent: (actions: string, node: string) =>
        `${actions}: لا يصف هذا العقد إلا ${node} ولم تستجب عقدة ثانية. إن كان وصفه كاذبًا فقد يفعل الإجراء غير ما هو معروض.`,
    },
    differs: (actions: string, found: string, published: string) =>
      `${actions}: في عقد هذه السلسلة «${found}» وفي العقد المنشور «${published}».`,
  },
  rules: {
    'similar-token': (symbol: string, contract: string, core: string) =>
      `${symbol} من ${contract} ليس ${core}، بل يشبهه رمزه فقط.`,
    'second-signer': (level: string) => `يجب أن يوقّع ${level} أيضًا، ومحفظتك لا توقّع باسمه.`,
    takeover: (permission: string) =>
      `ينتقل التحكم في ${permission} إلى آخرين. يمكنهم أخذ كل ما في الحساب ومنعك من دخوله.`,
    'permission-change': (permission: string) =>
      `تتغيّر الصلاحية ${permission}. قارن من يمكنه استخدامها قبل ذلك وبعده.`,
    'permission-removal': (permission: string) => `تُحذف الصلاحية ${permission}.`,
    'code-permission': (contract: string, permission: string) =>
      `يمكن لشيفرة ${contract} استخدام ${permission} في أي وقت من دون توقيعك.`,
    'permission-link': (permission: string, actions: string) =>
      `سيمكن للصلاحية ${permission} توقيع ${actions}.`,
    'permission-unlink': (account: string, actions: string) =>
      `يفقد ${account} صلاحيته الخاصة بـ ${actions}، وتوقّعها active من الآن.`,
    'code-change': (account: string) =>
      `تُستبدل شيفرة عقد ${account}. يمكن للشيفرة الجديدة فعل كل ما يمكن لـ ${account} فعله.`,
    'abi-change': (account: string) =>
      `تُستبدل واجهة ABI للحساب ${account}. بها تقرأ المحافظ إجراءاته.`,
    'auth-limit': (account: string) => `يغيّر هذا أي صلاحيات ${account} يمكنها تغيير الصلاحيات.`,
    'foreign-account': (account: string) =>
      `يمكن استخدام الحساب الجديد ${account} بمفاتيح ليست لك.`,
    'vote-proxy': (voter: string, proxy: string) => `سيصوّت ${proxy} بكل أصوات ${voter} المرهونة.`,
    'proxy-role': (account: string) => `يصبح ${account} وكيلًا: يصوّت برهون كل من يختاره.`,
    'proposal-fails': (name: string, reason: string) =>
      `سترفض السلسلة هذا للمقترح ${name}: ${reason}.`,
    'proposal-changed': (name: string, proposer: string) =>
      `المقترح ${name} من ${proposer} ليس المقترح الذي تخصه هذه الموافقة. لقد استُبدل أو تعرض العقدة غيره. لا يُعرف ما ستوافق عليه.`,
    'unbound-approval': (name: string, proposer: string) =>
      `هذه الموافقة غير مرتبطة بمحتوى ${name}. إذا استبدل ${proposer} المقترح قبل وصولها فستوافق على الجديد دون قراءته.`,
    unreadable: (action: string) => `تعذّرت قراءة بيانات ${action}. لا يُعرف ما يفعله.`,
    'look-alike': (name: string, like: string) =>
      `يشبه ${name} الاسم ${like} الذي تعرفه. قارن بينهما حرفًا حرفًا.`,
    'first-transfer': (to: string) => `لم ترسل شيئًا إلى ${to} من قبل.`,
    'exchange-without-memo': (to: string) =>
      `${to} منصة تداول والمذكرة فارغة. بدونها لا يمكنها أن تعرف أن المال لك.`,
    'foreign-token': (symbol: string, contract: string, known: string) =>
      `هذا ${symbol} من العقد ${contract}، أما ${symbol} الذي تعرفه فمن ${known}.`,
    'owner-permission': (actor: string) =>
      `التوقيع بصلاحية owner للحساب ${actor}، وهي قادرة على كل شيء. تكفي active في الغالب.`,
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
