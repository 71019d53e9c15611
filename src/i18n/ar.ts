import type { texts as english } from './en.ts';

/** Keeps a name or an address of another script together, whatever stands around it. */
const isolated = (text: string) => `\u2068${text}\u2069`;

export const texts: typeof english = {
  common: {
    copy: 'نسخ',
    copied: 'تم النسخ',
    retry: 'أعد المحاولة',
    loading: 'جارٍ التحميل…',
    close: 'إغلاق',
    more: 'تحميل المزيد',
  },
  state: {
    failedTitle: 'لا استجابة',
    failed: (endpoint) => `لم تستجب ${isolated(endpoint)}.`,
    stale: (endpoint) => `لم تستجب ${isolated(endpoint)}. تُعرض آخر البيانات المعروفة.`,
    noEndpoint: 'لم تستجب أي عقدة.',
    refusedTitle: 'رُفض الطلب',
    refused: (endpoint) => `رفض ${isolated(endpoint)} الطلب.`,
  },
  shell: {
    headBlock: 'آخر كتلة',
    producer: 'المنتِج',
    tps: 'TPS',
    tpsLong: 'المعاملات في الثانية في الكتل الأخيرة',
    staleHead: (age) => `بيانات العقدة عمرها ${isolated(age)}`,
    turn: (turn, of, block) =>
      `الدور ${isolated(turn)} من ${isolated(of)}، الكتلة ${isolated(block)} من 12`,
    toFinal: (count) => `${isolated(count)} حتى النهائية`,
    notFinal: (count) => `كتل لم تصبح نهائية بعد: ${isolated(count)}`,
  },
  search: {
    label: 'ابحث عن حسابات وكتل ومعاملات ومفاتيح',
    placeholder: 'بحث: حساب، كتلة، معاملة، مفتاح، أداة',
  },
  ui: {
    dismiss: 'تجاهل',
    copyFailed: 'تعذّر النسخ',
    showAll: 'عرض الكل',
    showMore: (count) => `عرض ${count} إضافية`,
    opensNewTab: '(يُفتح في تبويب جديد)',
    empty: 'لا شيء هنا بعد',
    missing: 'غير موجود',
    unsupported: 'غير متاح في هذه السلسلة',
    needsService: (service) => `يتطلب ${service}، ولا تتوفر في هذه السلسلة.`,
    services: {
      history: 'عقدة سجلّ',
      hyperion: 'خدمة السجلّ Hyperion',
      'light-api': 'خدمة Light API',
      'nft-indexer': 'فهرس NFT',
      dex: 'خدمة تداول',
      backend: 'الخادم الخلفي للمستكشف',
    },
    broken: 'توقفت هذه الصفحة عن العمل',
    brokenText: 'تعذّر عرض بياناتها. أعد تحميل الصفحة أو اتبع رابطًا آخر.',
    partNotLoaded: 'تعذّر تحميل هذا الجزء.',
    reload: 'إعادة التحميل',
    malformed: 'صيغة غير صالحة',
    about: 'من فهرس، ولم يؤكده العقد بعد',
    copyJson: 'نسخ بصيغة JSON',
    items: (count) => `العناصر: ${count}`,
    fields: (count) => `الحقول: ${count}`,
    success: 'تم بنجاح',
    error: 'خطأ',
  },
  screen: {
    source: (source) => `المصدر: ${isolated(source)}`,
    logIn: 'تسجيل الدخول',
    accountMenu: (actor) => `الحساب ${isolated(actor)}`,
  },
  untrusted: {
    firstOf: (shown, all) => `أول ${isolated(shown)} من أصل ${isolated(all)} حرفًا`,
    showMoreText: 'عرض المزيد',
    downloadText: 'تنزيل النص',
    loadPicture: (host) => `تحميل الصورة من ${isolated(host)}`,
  },
};

// The texts that nearly every page needs come with them: see `chunk-groups.ts`.
export { texts as account } from './areas/account/ar.ts';
export { texts as action } from './areas/action/ar.ts';
export { texts as transaction } from './areas/transaction/ar.ts';
