import type { texts as english } from './en.ts';

export const texts: typeof english = {
  calculator: 'حاسبة RAM',
  trades: 'صفقات RAM',
  periods: { day: 'يوم', week: 'أسبوع', latest: 'الأحدث' },
  price: 'سعر الكيلوبايت في الصفقات',
  noPrices: 'لا يذكر السجل سوى المدفوعات، ولذلك فإن سعر الصفقة غير معروف.',
  buyers: 'أكبر المشترين',
  sellers: 'أكبر البائعين',
  noBuyers: 'لا توجد مشتريات.',
  noSellers: 'لا توجد مبيعات.',
  tokens: 'دون الرسم',
  deals: 'الصفقات',
  counted: (count: string) => `الصفقات: ${count}`,
  partly: (count: string) => `حُسبت أحدث ${count} صفقة فقط، وهناك المزيد.`,
  none: 'لا توجد صفقات RAM',
  noneHint: 'لا يحتوي السجل على صفقات في هذه الفترة.',
};
