import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'ميزات البروتوكول',
  intro:
    'تغيّر ميزات البروتوكول قواعد السلسلة. يفعّلها المنتجون واحدة تلو الأخرى، ولا يمكن إيقاف ميزة مفعّلة.',
  activated: 'المفعّلة',
  missing: 'غير المفعّلة',
  none: 'لا ميزات مفعّلة',
  noneHint: 'تعمل السلسلة بالقواعد التي بدأت بها.',
  allActivated: 'كل الميزات المعروفة مفعّلة.',
  feature: 'الميزة',
  since: 'منذ الكتلة',
  digest: 'الملخص',
  copyDigest: 'نسخ الملخص',
  unnamed: 'بلا اسم',
  unknown: 'ميزة من برنامج هذه السلسلة.',
  does: {
    PREACTIVATE_FEATURE: 'يفعّل عقد النظام الميزات الأخرى بقرار من المنتجين.',
    ONLY_LINK_TO_EXISTING_PERMISSION: 'لا يقبل linkauth إلا الصلاحيات الموجودة.',
    REPLACE_DEFERRED:
      'يصحّح استبدال المعاملات المؤجلة: تُحتسب RAM بشكل صحيح ويُستخدم المعرّف مرة واحدة.',
    NO_DUPLICATE_DEFERRED_ID: 'لكل معاملة مؤجلة معرّف خاص بها.',
    FIX_LINKAUTH_RESTRICTION:
      'يمكن ربط الإجراءات المسماة linkauth وupdateauth ونحوها في أي عقد غير عقد النظام.',
    DISALLOW_EMPTY_PRODUCER_SCHEDULE: 'يجب أن يضم الجدول منتجًا واحدًا على الأقل.',
    RESTRICT_ACTION_TO_SELF: 'لم يعد بإمكان عقد أن يرسل لنفسه إجراءات باسم حساب آخر دون إذن.',
    ONLY_BILL_FIRST_AUTHORIZER: 'يُحتسب CPU وNET على المفوِّض الأول فقط.',
    FORWARD_SETCODE: 'يُبلَّغ عقد النظام عند نشر أي عقد.',
    GET_SENDER: 'يمكن للعقد معرفة العقد الذي أرسل إجراءً مضمّنًا.',
    RAM_RESTRICTIONS: 'لا تستخدم العقود المُبلَّغة RAM غيرها، وتنقل الصفوف بحرية أكبر.',
    WEBAUTHN_KEY: 'يمكن للصلاحيات استخدام مفاتيح WebAuthn (PUB_WA): مفاتيح المرور ومفاتيح الأمان.',
    WTMSIG_BLOCK_SIGNATURES: 'يمكن للمنتج توقيع الكتل بعدة مفاتيح موزونة.',
    ACTION_RETURN_VALUE: 'يمكن للإجراءات إرجاع قيمة تدخل في إيصال الإجراء.',
    CONFIGURABLE_WASM_LIMITS2: 'يمكن ضبط حدود شيفرة WebAssembly.',
    BLOCKCHAIN_PARAMETERS: 'يمكن قراءة معلمات السلسلة وتغييرها واحدة واحدة.',
    CRYPTO_PRIMITIVES:
      'يمكن للعقود استخدام المنحنيات الإهليلجية (alt_bn128) والأعداد الكبيرة وBlake2 وKeccak وSHA-3.',
    GET_CODE_HASH: 'يمكن للعقد قراءة تجزئة شيفرة حساب آخر.',
    GET_BLOCK_NUM: 'يمكن للعقد قراءة رقم الكتلة الحالية.',
    BLS_PRIMITIVES2: 'يمكن للعقود استخدام توقيعات BLS12-381.',
    DISABLE_DEFERRED_TRXS_STAGE_1: 'لا يمكن جدولة معاملات مؤجلة جديدة.',
    DISABLE_DEFERRED_TRXS_STAGE_2: 'تُزال المعاملات المؤجلة المتبقية.',
    SAVANNA: 'تصبح الكتل نهائية بعد ثانية تقريبًا بأصوات المُنهين.',
  },
};
