import type { texts as en } from './en.ts';

export const texts: typeof en = {
  accept: '수락',
  decline: '거절',
  acceptNamed: (id) => `제안 ${id} 수락`,
  declineNamed: (id) => `제안 ${id} 거절`,
  cancelNamed: (id) => `제안 ${id} 취소`,
  cancelSaleNamed: (id) => `판매 ${id} 취소`,
  endsSale: '이 제안을 취소하면 AtomicMarket의 판매가 무효가 됩니다. 대신 판매를 취소하세요.',
  openSale: '판매 보기',
  logIn: '로그인 후 제안 수락, 거절 또는 취소',
};
