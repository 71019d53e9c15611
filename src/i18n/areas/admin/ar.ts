import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'الإدارة',
  tabs: {
    'admin-proton-loan': 'Proton Loan',
    'admin-metal-dollar': 'Metal Dollar',
    'admin-proton-dex': 'Proton DEX',
    'admin-blocklist': 'قائمة الحظر',
  },
  hints: {
    'admin-proton-loan': 'أسواق القروض ومعدلاتها ومكافآتها.',
    'admin-metal-dollar': 'معروض الرمز XMD وأرصدته.',
    'admin-proton-dex': 'أسواق البورصة وأوامرها.',
    'admin-blocklist': 'الحسابات المستبعدة من الخدمات وأسبابها.',
  },
  authority:
    'يقرر العقد من ينفذ الإجراء. وتحتاج معظم الإجراءات إلى تفويض من حساب العقد نفسه. أدخل هذا الحساب في التفويض، أو اقترح الإجراء بالتوقيع المتعدد.',
  dex: {
    orders: 'أوامرك المفتوحة',
    noOrders: 'لا أوامر مفتوحة',
    noOrdersHint: 'تظهر هنا أوامر حسابك المفتوحة.',
    moreOrders: 'لا تعرض الخدمة أكثر من هذه الأوامر دفعة واحدة. ألغِ بعضها لترى البقية.',
    own: 'عرض أوامرك المفتوحة وإلغاؤها',
    markets: 'أسواق البورصة',
    noMarkets: 'لا أسواق',
    noMarketsHint: 'لا تعرض البورصة أي أسواق.',
    source: 'المصدر: خدمة DEX',
    marketId: 'المعرّف',
    market: 'السوق',
    makerFee: 'رسوم الصانع',
    takerFee: 'رسوم الآخذ',
    open: 'مفتوح',
    closed: 'مغلق',
    side: 'الجهة',
    buy: 'شراء',
    sell: 'بيع',
    left: 'المتبقي',
    cancelNamed: (id) => `إلغاء الأمر \u2066${id}\u2069`,
  },
};
