import type { texts as en } from './en.ts';

export const texts: typeof en = {
  accept: 'قبول',
  decline: 'رفض',
  acceptNamed: (id) => `قبول العرض ${id}`,
  declineNamed: (id) => `رفض العرض ${id}`,
  cancelNamed: (id) => `إلغاء العرض ${id}`,
  cancelSaleNamed: (id) => `إلغاء البيع ${id}`,
  endsSale: 'إلغاء هذا العرض يجعل عملية بيعه في AtomicMarket غير صالحة. ألغِ عملية البيع بدلاً منه.',
  openSale: 'عرض عملية البيع',
  logIn: 'سجّل الدخول لقبول عرض أو رفضه أو إلغائه',
};
