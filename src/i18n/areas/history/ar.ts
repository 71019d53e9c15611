import type { texts as english } from './en.ts';

const plurals = new Intl.PluralRules('ar');

function checkedInArabic(count: number, shown: string): string {
  switch (plurals.select(count)) {
    case 'zero':
      return 'لم يُفحص أي إجراء';
    case 'one':
      return 'فُحص إجراء واحد';
    case 'two':
      return 'فُحص إجراءان';
    case 'few':
      return `فُحصت ${shown} إجراءات`;
    case 'many':
      return `فُحص ${shown} إجراءً`;
    default:
      return `فُحص ${shown} إجراء`;
  }
}

export const texts: typeof english = {
  title: 'معاملات الحساب',
  newest: 'الأحدث',
  oldest: 'الأقدم',
  rowsBy: 'الصفوف',
  byAction: 'حسب الإجراء',
  byTransaction: 'حسب المعاملة',
  payments: 'المدفوعات',
  paymentsFolded: 'دمج المدفوعات',
  paymentsListed: 'عرض المدفوعات',
  data: 'البيانات',
  decoded: 'مفكوكة',
  raw: 'خام',

  filters: 'المرشحات',
  filtersActive: (count) => `المرشحات: ${count}`,
  groupsLabel: 'أنواع الإجراءات',
  groups: {
    receive: 'الوارد',
    send: 'الصادر',
    contract: 'العقد',
    account: 'الحساب',
    ramCpuNet: 'RAM وCPU وNET',
    producer: 'المنتج',
    vote: 'التصويت',
  },
  tokenUnknown: 'أدخل العقد:الرمز.',
  memo: 'المذكرة تحتوي',
  action: 'الإجراء',
  nameWrong: 'اسم غير صالح.',
  enterApplies: 'اضغط Enter لتطبيقه.',
  from: 'من (UTC)',
  to: 'إلى (UTC)',
  fromHere: 'من',
  toHere: 'إلى',
  lastDays: 'آخر الأيام',
  days: (count) => `${count} ي`,
  hideSmall: 'إخفاء التحويلات الأقل من',
  threshold: 'الحد الأدنى للمبلغ',
  notAnAmount: 'مبلغ غير صالح.',
  hideSpam: 'إخفاء المزعج',
  markedSenders: 'المرسلون المعلّمون',
  markedSendersCount: (count) => `المرسلون المعلّمون: ${count}`,
  senderHidden: (name) => `أُخفيت إجراءات \u2068${name}\u2069.`,
  undo: 'تراجع',
  showOnly: 'إظهار فقط',
  dayUtc: (day: string) => `${day} (UTC)`,
  reset: 'إعادة الضبط',
  active: 'المرشحات النشطة',
  remove: (filter) => `إزالة المرشح ${filter}`,
  chips: {
    memo: (text) => `المذكرة: ${text}`,
    contract: (name) => `العقد: ${name}`,
    action: (name) => `الإجراء: ${name}`,
    from: (day) => `من ${day}`,
    to: (day) => `إلى ${day}`,
    small: (amount) => `${amount} فما فوق`,
    spam: 'المزعج معروض',
  },

  filterNames: {
    date: 'التاريخ',
    action: 'نوع الإجراء',
    token: 'الرمز',
    contractAction: 'العقد والإجراء',
    memo: 'المذكرة',
    smallBalance: 'التحويلات الصغيرة',
    spam: 'المزعج',
  },
  source: (source) => `المصدر: ${source}`,
  sourceWithTotal: (source, count) => `المصدر: ${source}، المجموع ${count}`,
  sourceWithLeast: (source, count) => `المصدر: ${source}، المجموع ${count} على الأقل`,
  noResponse: (sources) => `لم يستجب ${sources}`,
  filteredBySource: (filters) => `رُشّح في المصدر: ${filters}`,
  prefiltered: (filters) => `رُشّح مبدئيًا في المصدر: ${filters}`,
  filteredHere: (filters) => `رُشّح في متصفحك: ${filters}`,
  unsupportedFilters: (filters) => `لا ترشيح في المصدر لـ: ${filters}`,
  summary: 'ملخص',
  amount: 'المبلغ',
  transaction: 'المعاملة',
  block: 'الكتلة',
  times: 'الأوقات',
  clock: 'الساعة',
  age: 'منذ',
  timeUtc: 'الوقت (UTC)',
  timeHere: 'الوقت (المحلي)',
  more: 'التفاصيل',
  showDetails: 'إظهار التفاصيل',
  hideDetails: 'إخفاء التفاصيل',
  actionsOf: (_count, shown) => `عدد الإجراءات: ${shown}`,
  signedBy: 'وقّعه',
  delivered: 'سُلّم إلى',
  sequence: 'التسلسل العام',

  noActions: 'لم يُعثر على إجراءات (تحقق من المرشحات أو حمّل المزيد من الإجراءات)',
  noTransfers: 'لم يُعثر على تحويلات رموز',
  noneSoFar: 'لم يُعثر على شيء بعد. لم تُفحص الإجراءات الأقدم بعد.',
  noneAtAll: 'فُحص السجل كله.',
  looking: 'جارٍ البحث…',
  checked: (count, shown, found) => `${checkedInArabic(count, shown)}، ووُجد منها ${found}`,
  backTo: (day) => `رجوعًا إلى ${day}`,
  upTo: (day) => `حتى ${day}`,
  loadAll: 'تحميل الكل',
  searchOn: 'متابعة البحث',
  end: 'نهاية السجل.',
  newActions: (_count, shown) => `إجراءات جديدة: ${shown} – عرض`,

  withoutHistory: 'لا خدمة سجل',
  withoutHistoryText:
    'تخزّن العقدة الحالة الراهنة فقط. تحتاج المعاملات السابقة وترشيحها وتصديرها إلى خدمة سجل، ولم تستجب أي خدمة.',
  withNode: 'الأرصدة والموارد والصلاحيات والتصويت والعقد في علامات التبويب الأخرى.',

  exportCsv: 'تصدير CSV',
  exportTitle: 'تصدير السجل المرشّح',
  exportMost: (rows) => `حتى ${rows} إجراء لكل ملف.`,
  exportRunning: (rows, checked) => `كُتب من الإجراءات ${rows}، وفُحص ${checked}`,
  exportDone: (rows) => `حُفظ من الإجراءات: ${rows}.`,
  exportTruncated: (day) => `امتلأ الملف؛ يستمر السجل من ${day}. حدّد التواريخ لتصدير البقية.`,
  exportStopped: (rows) => `توقف عند عدد إجراءات ${rows}.`,
  exportNone: 'لا شيء للتصدير: لا إجراء يطابق المرشحات.',
  savePart: 'حفظ ملف جزئي',
  saveAgain: 'حفظ مرة أخرى',
};
