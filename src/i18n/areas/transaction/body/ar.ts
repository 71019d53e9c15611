import type { texts as en } from './en.ts';

export const texts: typeof en = {
  transfers: (count, shown) => (count === 1 ? 'تحويل واحد' : `التحويلات: ${shown}`),
  resources: (count, shown) =>
    count === 1 ? 'تغيير واحد في الموارد' : `تغييرات الموارد: ${shown}`,
  parties: 'الأطراف',
  order: 'التحويلات بالترتيب',
  netChange: 'صافي التغيير',
  account: 'الحساب',
  moreAccounts: (count, shown) => (count === 1 ? 'حساب آخر واحد' : `حسابات أخرى: ${shown}`),
  showArrows: (count) => `عرض الكل (${count})`,
  showAccounts: (count) => `عرض كل الحسابات (${count})`,
  fromTo: (from, to) => `من ${from} إلى ${to}:`,
  roles: {
    signer: 'الموقِّع',
    seller: 'البائع',
    buyer: 'المشتري',
    ramMarket: 'سوق RAM',
    ramFees: 'رسوم RAM',
    rexPool: 'مجمع REX',
    stakes: 'الرهون',
    producerPay: 'أجر المنتجين',
  },
  ram: 'RAM',
  fee: 'رسوم',
  staked: 'مرهون',
  unstaked: 'غير مرهون',
  issued: 'مُصدَر',
  retired: 'مسحوب',
  actionCounts: (signed, inline) => `${signed} موقّعة · ${inline} داخلية`,
  ramBilled: 'RAM المحتسبة',
  reference: 'الكتلة المرجعية',
};
