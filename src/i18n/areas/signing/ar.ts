import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'مراجعة المعاملة',
  now: 'الآن',
  previewNote: 'تُحدَّث أثناء الكتابة',
  previewBlank: 'أكمل النموذج لترى أثره.',
  previewPending: 'جارٍ إنشاء المعاملة…',
  noPreview: 'لا توجد معاينة',
  resourcesAfter: 'الموارد بعد التنفيذ',
  tooLittle: (resources) => `نقص في ${resources}`,
  checks: {
    title: 'الفحوص',
    existence: {
      exists: 'موجود',
      checking: 'قيد التحقق…',
      missing: 'غير موجود',
      unknown: 'لم يُتحقق منه: لم تستجب أي عقدة',
    },
    coreToken: (code) => `${code}، الرمز الأساسي`,
    memoPublic: 'المذكرة علنية',
    distinctNames: 'لا مستلم يشبه اسمًا تعرفه',
    noRisks: 'لا مخاطر معروفة',
    risks: 'المخاطر: الأسماء والرموز والصلاحيات',
    unchecked: 'تعذر فحص بعض المخاطر',
    run: 'تشغيل تجريبي',
    runUnknown: 'لم تُكمل أي عقدة التشغيل التجريبي',
    runDone: 'نجح التشغيل التجريبي',
    runContradicts: 'عقدة تفك ترميز هذه المعاملة بشكل مختلف',
    runRefused: 'فشل التشغيل التجريبي:',
  },
  compare: {
    known: 'اسم تعرفه',
    here: 'في هذه المعاملة',
    isNot: (name, like) => `${name} ليس ${like}.`,
    differing: (name, letters, like, others) =>
      `الأحرف المختلفة: ${letters} في ${name}، و${others} في ${like}.`,
    none: 'لا شيء',
  },
  signedBy: 'الموقّع',
  expires: 'صالحة لمدة',
  validUnknown: 'غير معروف: الساعات مختلفة',
  id: 'معرّف المعاملة',
  summary: 'ملخص',
  data: 'بيانات الإجراءات',
  undecoded: 'تعذّر فك ترميز هذه البايتات. لا توقّع ما لم تثق بمصدرها.',
  votes: {
    title: 'تغييرات التصويت',
    proxy: 'التصويت عبر',
    counts: (removed: string, added: string, kept: string) =>
      `أُزيل: ${removed}، أُضيف: ${added}، بقي: ${kept}`,
    unknown: 'لم تبلّغ أي عقدة عن التصويت الحالي، لذا لا يمكن عرض ما يُزال.',
  },
  before: 'قبل',
  after: 'بعد',
  notKnown: 'غير معروف',
  removed: 'أُزيلت',
  cost: 'التكلفة',
  ownCost: 'يدفع حسابك CPU و NET.',
  otherPays: (payer: string) => `يدفع ${payer} ثمن CPU و NET، لا أنت.`,
  dryRunPending: 'التشغيل التجريبي جارٍ…',
  costUnknown: 'التكلفة غير معروفة: لم تُكمل أي عقدة التشغيل التجريبي.',
  refused: (node: string) => `سترفض السلسلة هذه المعاملة: فشل التشغيل التجريبي على ${node}`,
  sign: 'توقيع',
  understood: 'قرأت التحذيرات وأريد التوقيع رغم ذلك.',
  typeName: (name: string) => `اكتب ${name} للتوقيع رغم ذلك`,
  missing: {
    tick: (label: string) => `حدّد أولًا: ${label}`,
    type: (name: string) => `اكتب ${name} أولًا`,
    contradicted: 'التوقيع محظور: تناقض عقدةٌ هذه المعاملة',
    blocked: 'التوقيع محظور: راجع التحذيرات',
  },
  checking: 'جارٍ فحص المخاطر…',
  authorizedBy: 'بصلاحية',
  nobody: 'لا أحد',
  wallet: 'توقّع المحفظة باسم',
  noActions: 'لا إجراءات',
  collection: 'المجموعة',
  noPicture: 'لا صورة',
  uncomparedNft: 'لم تؤكد عقدتان ماهية هذا الـ NFT.',
  uncomparedTrade: 'لم تؤكد عقدتان ما الذي يُتبادل.',
  givenBy: 'يقدّمها',
  unchecked: 'فشلت بعض الفحوص',
  uncheckedWhy: 'لم تستجب العُقد لبعض الفحوص. قد توجد مخاطر غير مذكورة هنا.',
  checkAgain: 'تحقّق مجددًا',
  signUnchecked: 'أريد التوقيع رغم فشل بعض الفحوص.',
  signDiffering: 'أريد التوقيع رغم اختلاف القيم التي أبلغت عنها العُقد.',
  signOverpaid: 'أريد التوقيع رغم أن التكلفة قد تزيد على ضعف ما أبلغت عنه عقدتان.',
  signFirstBid:
    'أريد المزايدة رغم أن عقدتين تبلغان بعدم وجود أي مزايدة على هذا الاسم: أصغر مبلغ يكفي.',
  signOneNode: 'أريد التوقيع رغم عدم وجود عقدة ثانية للتحقق. لا تسأل مجددًا في هذه الجلسة.',
  signRefused: 'أريد التوقيع رغم فشل التشغيل التجريبي.',
  signExecuted: 'أريد تنفيذ الإجراءات نفسها مرة أخرى.',
  executed: (block: string) => `توجد معاملة مطابقة في الكتلة ${block} بالفعل.`,
  executedHint: 'التوقيع مجددًا ينفّذ الإجراءات نفسها مرة أخرى.',
  executedBy: (block: string, host: string) =>
    `توجد معاملة مطابقة في الكتلة ${block} بحسب ${host} وحده.`,
  executedUnknown: 'سبق توقيع معاملة مطابقة، ولا يُعرف بعد إن كانت كتلة تحتويها.',
  executedUnknownHint: 'قد ينفّذ التوقيع مجددًا الإجراءات نفسها مرتين.',
  holders: 'تُمنح إلى',
  whose: {
    ownKey: 'مفتاحك',
    keyOf: (accounts: string) => `مفتاح ${accounts}`,
    unknownKey: 'مفتاح مجهول: لا يُعرف حساب يستخدمه',
    ownAccount: 'حسابك',
    otherAccount: 'حساب آخر',
    lower: 'صلاحية أدنى: من يمكنه استخدامها يحصل على السيطرة',
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
    missing: () => 'المقترح غير موجود',
    expired: () => 'انتهت صلاحيته',
    'not-requested': () => 'هذه الموافقة غير مطلوبة أو مُنحت من قبل',
    'other-executer': () => 'منفّذه لا يوقّع هذه المعاملة',
    approvals: (levels: string) => `الموافقات لا تكفي لـ ${levels}`,
    'too-early': () => 'لم ينته تأخيره',
  },
  contradicted: (node: string) => `تفك ${node} ترميز هذه المعاملة بشكل مختلف`,
  contradictedWhy:
    'يفك هذا الموقع والعقدة ترميز البايتات بشكل مختلف. لدى أحدهما ABI خاطئ، لذلك مُنع التوقيع. أعد الفحص لجلب ABI من تلك العقدة وبناء المعاملة من جديد.',
  dryRunBalances: (node: string) => `الأرصدة حسب التشغيل التجريبي على ${node}`,
  values: {
    title: 'الرهن وRAM وREX وNFT',
    atMost: 'على الأكثر',
    uncounted: 'الأثر في الأصول غير معروف:',
    kinds: {
      liquid: 'متاح',
      staked: 'مرهون',
      ram: 'RAM',
      'ram-worth': 'قيمة RAM',
      'rex-fund': 'في صندوق REX',
      rex: 'REX',
    },
    nfts: () => 'NFT',
  },
  dryRunOutput: (node) => `مخرجات التشغيل التجريبي على ${node}`,
  trust: {
    title: 'فحص ABI',
    published: (actions: string) => `يطابق ABI العقد المنشور: ${actions}`,
    agreed: (actions: string, first: string, second: string) =>
      `${actions}: تُرجع ${first} و${second} واجهة ABI نفسها.`,
    single: {
      none: (actions: string, node: string) =>
        `${actions}: مصدر ABI هو ${node} فقط ولا توجد عقدة ثانية مهيأة. إن كان ABI خاطئًا فقد يفعل الإجراء غير ما هو معروض.`,
      silent: (actions: string, node: string) =>
        `${actions}: مصدر ABI هو ${node} فقط ولم تستجب عقدة ثانية. إن كان ABI خاطئًا فقد يفعل الإجراء غير ما هو معروض.`,
    },
    disputed: (actions: string) => `${actions}: تعيد العُقد ABI متناقضة فيما بينها أو مع المنشور.`,
    unread: (actions: string) => `${actions}: لم تُعد أي عقدة ABI في الوقت المحدد.`,
    differs: (actions: string, found: string, published: string) =>
      `${actions}: في ABI هذه السلسلة «${found}» وفي ABI المنشور «${published}».`,
  },
  newPermission: (permission) => `الصلاحية ${permission} جديدة. تحقق ممن يمكنه استخدامها.`,
  rules: {
    'stake-given': (receiver) => `يصبح الرهن ملكًا لـ ${receiver} من الآن، ولا يمكنك استرداده.`,
    'stake-lent': (receiver) => `يستخدم ${receiver} موارد CPU وNET لهذا الرهن حتى تلغيه.`,
    'ram-given': (receiver) => `يحصل ${receiver} على RAM، ولا يمكنك استردادها.`,
    'rent-given': (receiver) => `تدفع أنت مقابل CPU وNET، ويستخدمهما ${receiver}.`,
    'similar-token': (symbol: string, contract: string, core: string) =>
      `${symbol} من ${contract} ليس ${core}، بل يشبهه رمزه فقط.`,
    'second-signer': (level: string) =>
      `يتصرف هذا أيضًا باسم ${level}. إن كان مفتاحك صالحًا له فتوقيعك يكفي، وإلا فعليه أن يوقّع أيضًا.`,
    takeover: (permission: string) =>
      `يحصل آخرون على التحكم في ${permission}. يمكنهم أخذ كل الأصول ومنعك من الوصول.`,
    'signer-removal': (permission: string) =>
      `يفقد المفتاح الموقِّع الصلاحية ${permission}. قد تفقد الوصول إلى حسابك.`,
    'permission-change': (permission: string) =>
      `تتغيّر الصلاحية ${permission}. قارن من يمكنه استخدامها قبل ذلك وبعده.`,
    'permission-removal': (permission: string) => `تُحذف الصلاحية ${permission}.`,
    'code-permission': (contract: string, permission: string) =>
      `يمكن لشيفرة ${contract} استخدام ${permission} في أي وقت من دون توقيعك.`,
    'permission-link': (permission: string, actions: string) =>
      `سيمكن للصلاحية ${permission} توقيع ${actions}.`,
    'assets-linked': (permission: string, actions: string) =>
      `يمكن لآخرين توقيع ${actions} بالصلاحية ${permission} من دونك، وقد يأخذون أصولك أو حسابك.`,
    'permission-unlink': (account: string, actions: string) =>
      `يفقد ${account} صلاحيته الخاصة بـ ${actions}، وتوقّعها active من الآن.`,
    'code-change': (account: string) =>
      `تُستبدل شيفرة عقد ${account}. يمكن للشيفرة الجديدة فعل كل ما يمكن لـ ${account} فعله.`,
    'abi-change': (account: string) =>
      `تُستبدل واجهة ABI للحساب ${account}. تفك المحافظ ترميز إجراءاته بها.`,
    'auth-limit': (account: string) => `يغيّر هذا أي صلاحيات ${account} يمكنها تغيير الصلاحيات.`,
    'foreign-account': (account: string) =>
      `يمكن استخدام الحساب الجديد ${account} بمفاتيح ليست لك.`,
    'producer-key': (account: string, key: string) =>
      `سيوقّع ${key} الكتل أو يصوّت عليها باسم ${account}، وهو ليس مفتاحًا لك. قارنه بمفتاح خادمك.`,
    privileged: (account: string) =>
      `يصبح العقد ${account} ذا امتياز: يمكن لشيفرته أن تتصرف باسم كل حساب على السلسلة.`,
    'rights-given': (receiver: string, of: string) =>
      `يحصل ${receiver} على حقوق على ${of}: يمكنه تغييره أو التصرف باسمه.`,
    'vote-proxy': (voter: string, proxy: string) => `سيصوّت ${proxy} بكل أصوات ${voter} المرهونة.`,
    'proxy-role': (account: string) => `يصبح ${account} وكيلًا: يصوّت برهون كل من يختاره.`,
    'proposal-fails': (name: string, reason: string) =>
      `سترفض السلسلة هذا للمقترح ${name}: ${reason}.`,
    'proposal-changed': (name: string, proposer: string) =>
      `المقترح ${name} من ${proposer} ليس المقترح الذي تخصه هذه الموافقة. لقد استُبدل أو تعرض العقدة غيره. لا يُعرف ما ستوافق عليه.`,
    'proposal-differs': (name: string, proposer: string) =>
      `تعيد العُقد محتويات مختلفة للمقترح ${name} من ${proposer}. لا يُعرف ما الذي ستوافق عليه.`,
    extension: (type: string) =>
      `لهذه المعاملة امتداد من النوع ${type}. ترفضه معظم العُقد. ولا يُعرف ما تفعله به العُقد الأخرى.`,
    'context-free':
      'تُنفَّذ هذه الإجراءات أولًا ولا يصرّح بها أي حساب. لا يمكنها نقل الأصول، لكن قد يقرؤها عقد.',
    'nested-unread': 'تعذّرت قراءة كل المعاملات المتداخلة. لا يُعرف ما الذي ستوقّع عليه.',
    'many-actions': (most: string) =>
      `تحتوي المعاملة على أكثر من ${most} إجراء، ولا تعرض المراجعة أكثر من ذلك.`,
    'unbound-approval': (name: string, proposer: string) =>
      `هذه الموافقة غير مرتبطة بمحتوى ${name}. إذا استبدل ${proposer} المقترح قبل وصولها فستوافق على الجديد دون قراءته.`,
    'unreadable-power': (action: string) =>
      `تعذّر فك ترميز بيانات ${action}. قد يغيّر هذا الإجراء من يتحكم في حساب، لذا لا يمكن توقيعه هنا.`,
    unreadable: (action: string) => `تعذّر فك ترميز بيانات ${action}. أثرها غير معروف.`,
    'look-alike': (name: string, like: string) =>
      `يشبه ${name} الاسم ${like} الذي تعرفه. قارن بينهما حرفًا حرفًا.`,
    'first-transfer': (to: string) => `أول تحويل إلى ${to}: لم ترسل إليه شيئًا من قبل.`,
    'first-memo': (to: string) =>
      `يمرّر ${to} هذا إلى من تسمّيه المذكرة. لم تحمل أي دفعة من هذا المتصفح هذه المذكرة من قبل. قارن كل حرف.`,
    'first-address': (address: string) =>
      `لم تذهب أي دفعة من هذا المتصفح إلى ${address} من قبل. قارن كل حرف.`,
    'no-minimum': (to: string) =>
      `${to} يقرر ما ستحصل عليه: لا تحدد هذه المعاملة حدًا أدنى. لا يذكر المبلغ إلا عرض سعره، ولا شيء يمكنه التحقق منه.`,
    'exchange-without-memo': (to: string) =>
      `${to} منصة تداول والمذكرة فارغة. بدونها لا يمكنها قيد إيداعك.`,
    'foreign-token': (symbol: string, contract: string, known: string) =>
      `هذا ${symbol} صادر عن ${contract}، أما ${symbol} الذي تعرفه فصادر عن ${known}.`,
    'owner-permission': (actor: string) =>
      `التوقيع بصلاحية owner للحساب ${actor}، ولها تحكم كامل بالحساب. تكفي active في الغالب.`,
    'passkey-scope': (actor: string) =>
      `المعاملة المغلّفة لا تعمل باسم ${actor} وحده. مفتاح المرور يوقّع لحسابه فقط.`,
    'long-expiry': (span: string) => `يبقى التوقيع صالحًا لمدة ${span}.`,
    'unknown-contract': (contract: string) => `${contract} ليس عقدًا معروفًا لهذا الموقع.`,
    'memo-link': (to: string) =>
      `في المذكرة إلى ${to} رابط. الروابط في المذكرات تصيّد احتيالي في كثير من الأحيان.`,
  },
  unsatisfiable: {
    'too-little-weight': (permission: string) =>
      `تصبح ${permission} غير قابلة للاستخدام: لا تبلغ أوزانها العتبة.`,
    'missing-accounts': (permission: string) =>
      `تصبح ${permission} غير قابلة للاستخدام: تعتمد على حسابات غير موجودة.`,
    'needs-deleted': (permission: string) =>
      `تصبح ${permission} غير قابلة للاستخدام: تعتمد على صلاحية تحذفها هذه المعاملة.`,
    'needs-delay': (permission: string) =>
      `لن يمكن استخدام ${permission} إلا بمعاملة مؤجلة، ولم تعد معظم السلاسل تقبلها.`,
    'needs-itself': (permission: string) =>
      `تصبح ${permission} غير قابلة للاستخدام: تعتمد على نفسها.`,
  },
};
