import type { WalletTexts } from './en.ts';

export const texts: WalletTexts = {
  visitor: 'سجّل الدخول لترى أرصدتك والأمور المعلّقة. كل الأدوات مدرجة أدناه مع وصفها.',
  accountPage: 'صفحة الحساب',
  waiting: 'بانتظارك',
  nothing: 'لا شيء بانتظارك',
  nothingHint:
    'تظهر هنا المبالغ المستردة وREX المستحق والمكافآت والمقترحات والأسماء التي تنتهي صلاحيتها والموارد المنخفضة.',
  ready: 'جاهز',
  kinds: {
    refund: 'رموز فُكّ رهنها',
    'xpr-refund': 'رموز فُكّ رهنها',
    rex: 'REX مستحق',
    'rex-fund': 'في صندوق REX',
    'rex-savings': 'مدخرات REX',
    'long-stake': 'رهن طويل',
    genesis: 'مكافآت التأسيس',
    'fio-grant': 'منحة',
    'fio-lock': 'FIO مقفل',
    rewards: 'مكافآت التصويت',
    'producer-pay': 'أجر المنتِج',
    'bid-refund': 'استرداد عرض خاسر',
    swap: 'رموز للمبادلة',
    domain: 'نطاق',
  },
  proposals: (count) =>
    count === '1' ? 'مقترح واحد ينتظر موافقتك' : `مقترحات تنتظر موافقتك: ${count}`,
  requests: (count) => (count === '1' ? 'طلب دفع واحد' : `طلبات دفع: ${count}`),
  low: (resource) => `${resource} منخفض`,
  usedUp: (resource) => `نفد ${resource}`,
  expired: 'منتهي',
  failed: 'فشلت بعض الفحوص. لا استجابة بشأن:',
  sources: {
    account: 'الحساب',
    locked: 'الرموز المقفلة',
    rex: 'REX',
    rewards: 'المكافآت',
    pay: 'أجر المنتِج',
    bids: 'العروض على الأسماء',
    proposals: 'المقترحات',
    names: 'الأسماء',
  },
};
