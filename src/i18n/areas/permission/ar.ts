import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'الصلاحيات',
  tabs: { overview: 'نظرة عامة', advanced: 'متقدم', link: 'الروابط' },
  edit: 'تعديل',
  editOf: (permission: string) => `تعديل ${permission}`,
  link: 'ربط',
  linkOf: (permission: string) => `ربط ${permission} بإجراءات`,
  needsLevel: (level: string) => `تسجيل الدخول بصلاحية ${level}`,
  needsLevelWhy: 'الصلاحية التي سجّلت الدخول بها أدنى من الصلاحية التي يجب أن توقّع.',

  change: {
    title: 'تغيير المفاتيح',
    owner: 'مفتاح owner الجديد',
    active: 'مفتاح active الجديد',
    hint: 'مفتاح عام يبدأ بـ PUB_K1. اتركه فارغًا للإبقاء على المفتاح الحالي.',
    current: 'المفتاح الحالي',
    severalKeys: (count: string) => `عدد المفاتيح ${count}. غيّرها في المحرر المتقدم.`,
    needsOwner: (level: string) => `سجّل الدخول بصلاحية ${level} لتغيير مفتاح owner.`,
    submit: 'تغيير المفاتيح',
    problems: {
      'private-key': 'هذا مفتاح خاص. لا تدخله هنا أبدًا. أدخل المفتاح العام.',
      'not-a-key': 'أدخل مفتاحًا عامًا من 57 حرفًا يبدأ بـ PUB_K1.',
      'same-key': 'هذا هو المفتاح الحالي.',
      nothing: 'أدخل مفتاحًا جديدًا لصلاحية واحدة على الأقل.',
    },
    effect: 'لا يُستخدم المفتاح القديم ابتداءً من الكتلة التالية. احفظ المفتاح الخاص الجديد بأمان.',
  },

  limit: {
    only: (names) => `هذه الصلاحيات وحدها تغيّر الصلاحيات: ${names}`,
    not: (names) => `هذه الصلاحيات لا تغيّر الصلاحيات: ${names}`,
    may: (permission) => `دخولك بصلاحية ${permission} يستطيع ذلك. الحساب وضع هذا الحدّ بنفسه.`,
    mayNot: (permission) =>
      `الحساب وضع هذا الحدّ بنفسه، لذلك ترفض السلسلة أي تغيير بصلاحية ${permission}. سجّل الدخول بصلاحية أخرى.`,
  },

  presets: {
    title: 'تغييرات شائعة',
    'cold-owner': 'نقل owner إلى مفتاح غير متصل',
    'cold-owner-hint': 'يبقى مفتاح owner غير متصل بالإنترنت. توقّع active ما تفعله يوميًا.',
    'claim-only': 'مفتاح يطالب بالمكافآت فقط',
    'claim-only-hint': 'صلاحية جديدة مرتبطة بإجراءات المطالبة وحدها.',
    'two-of-three': 'مفتاحان من ثلاثة',
    'two-of-three-hint': 'يجب أن يوقّع أي مفتاحين من ثلاثة. يبقى الحساب صالحًا إذا فقدت أحدها.',
  },

  editor: {
    create: 'صلاحية جديدة',
    name: 'اسم الصلاحية',
    nameHint: 'حتى 12 حرفًا من a–z و1–5.',
    parent: 'الصلاحية الأعلى',
    parentHint: 'تستطيع الصلاحية الأعلى تغيير هذه الصلاحية. لا يمكن تغييرها لاحقًا.',
    threshold: 'الحد',
    thresholdHint: 'يجب أن تبلغه أوزان الموقّعين.',
    keys: 'المفاتيح',
    waits: 'فترات الانتظار',
    key: (place: string) => `المفتاح ${place}`,
    account: (place: string) => `الحساب ${place}`,
    wait: (place: string) => `الانتظار ${place}، بالثواني`,
    weightOf: (name: string) => `الوزن: ${name}`,
    remove: (name: string) => `إزالة: ${name}`,
    addKey: 'إضافة مفتاح',
    addAccount: 'إضافة حساب',
    addWait: 'إضافة انتظار',
    linksHint: 'الإجراءات التي توقّعها، مثل eosio::claimrewards. من دونها لا توقّع شيئًا.',
    submit: 'حفظ الصلاحية',
    createSubmit: 'إنشاء الصلاحية',
    delete: 'حذف الصلاحية',
    deleteHint: 'تُزال روابطها أولًا.',
    hasChildren: (names: string) => `لا يمكن حذفها قبل الصلاحيات التي تحتها: ${names}.`,
    holderProblems: {
      'private-key': 'هذا مفتاح خاص. لا تدخله هنا أبدًا. أدخل المفتاح العام.',
      'not-a-public-key': 'أدخل مفتاحًا عامًا.',
      repeated: 'موجود في القائمة.',
      'not-a-level': 'أدخل حساب@صلاحية، مثل alice@active.',
      'not-seconds': 'أدخل ثواني صحيحة.',
      'too-long': 'أقصى انتظار 45 يومًا.',
    },
    figureProblems: {
      'not-a-weight': '1 إلى 65,535',
      'not-a-threshold': 'أدخل عددًا صحيحًا أكبر من صفر.',
      'too-little-weight': 'الأوزان مجتمعة لا تبلغ الحد.',
      'no-holder': 'أضف مفتاحًا أو حسابًا.',
    },
    nameProblems: {
      'not-a-permission': 'أدخل اسمًا حتى 12 حرفًا من a–z و1–5.',
      reserved: 'الأسماء التي تبدأ بـ «eosio.» محجوزة.',
      taken: 'للحساب هذه الصلاحية بالفعل.',
    },
    linksProblem: 'أدخل عقد::إجراء، مثل eosio::claimrewards.',
    unchanged: 'لم يتغير شيء.',
  },

  check: {
    title: 'التحقق',
    ways: 'تستوفيها',
    unusable: 'غير قابل للاستخدام: الأوزان لا تبلغ الحد.',
    anyOf: (needed: string, all: string) => `أي ${needed} من ${all}`,
    or: 'أو',
    delayed: (span: string) => `بعد انتظار ${span}`,
    anyone: 'أي شخص، من دون توقيع',
    more: 'توجد طرق أخرى.',
    yours: 'لك',
    unnamed: 'هذه الصلاحية',
    power: {
      alone: (permission: string) => `تستطيع استخدام ${permission} وحدك.`,
      above: (permission: string, above: string) =>
        `لا تستطيع استخدام ${permission} وحدك، لكن تستطيع تغييرها بصلاحية ${above}.`,
      together: (permission: string) => `لا تستطيع استخدام ${permission} إلا مع آخرين.`,
      lost: (permission: string) =>
        `لا تستطيع حساباتك هنا استخدام ${permission} ولا إعادتها. تابع فقط إن كان المفتاح الخاص لديك.`,
    },
    satisfiable: 'يمكن استيفاؤها.',
    unfinished: 'يُتحقق من ذلك عند اكتمال النموذج.',
    checking: 'يجري التحقق من الحسابات المذكورة…',
    incomplete: 'تعذرت قراءة بعض الحسابات.',
  },

  diff: {
    title: 'قبل وبعد',
    threshold: 'الحد',
    added: 'أُضيف',
    removed: 'أُزيل',
    changed: 'تغيّر',
    same: 'بلا تغيير',
    from: (before: string, after: string) => `${before} → ${after}`,
    wait: (span: string) => `انتظار ${span}`,
  },

  links: {
    none: 'لا روابط',
    noneHint: 'الإجراءات غير المرتبطة تحتاج إلى active.',
    unlink: 'إلغاء الربط',
    unlinkOf: (permission: string, action: string) =>
      `إلغاء الربط: ${action} بصلاحية ${permission}`,
    allActions: 'كل الإجراءات',
    every: 'كل إجراءات العقد',
    submit: 'ربط',
    effect: (permission: string, action: string) =>
      `تستطيع ${permission} توقيع ${action}. وتبقى active و owner قادرتين على ذلك.`,
    effectOfAny: (action) =>
      `يمكن لأي صلاحية في الحساب توقيع ${action}، حتى الصلاحيات المنشأة لأغراض أخرى.`,
    instead: (permission: string) => `الإجراء مرتبط الآن بصلاحية ${permission}. هذا يحل محله.`,
    wrapper: (wrapper: string, system: string) =>
      `ترسل نماذج هذا الموقع إجراءات ${system} إلى ${wrapper}. اربط الصلاحية بكليهما.`,
    noAbi: 'تعذرت قراءة إجراءات العقد. أدخل الاسم.',
    problems: {
      'no-contract': 'أدخل عقدًا.',
      'not-a-name': 'اسم حساب غير صالح.',
      'not-an-action': 'اسم إجراء غير صالح.',
      'never-linked': 'لا تسمح السلسلة بربط هذا الإجراء.',
      linked: 'هذا الإجراء مرتبط بالفعل.',
    },
  },

  security: {
    title: 'أمان الحساب',
    check: 'افحص الصلاحيات',
    checks: 'يكشف الفحص عن:',
    checked: [
      'صلاحية owner بمفتاح واحد أو بمفتاح active',
      'صلاحيات لا يستطيع أحد استخدامها',
      'صلاحيات يستطيع أي شخص استخدامها بعد مهلة',
      'عقود تستطيع شيفرتها استخدام صلاحية',
    ],
    usesOwner: 'سجّلت الدخول بصلاحية owner',
    usesOwnerHint: 'تتحكم owner في الحساب كاملًا. سجّل الدخول بصلاحية active لما تفعله يوميًا.',
  },
  passkeys: {
    title: 'مفاتيح المرور المسجلة',
    hint: 'مفاتيح المرور التي سجلتها محفظتك على السلسلة. لا يوقّع منها إلا ما هو ضمن صلاحية.',
    host: 'أُنشئ لأجل',
    created: 'سُجّل',
    noPermission: 'لا شيء',
    none: 'لم يسجل هذا الحساب مفاتيح مرور.',
  },
};
