import type { texts as en } from './en.ts';

export const texts: typeof en = {
  accept: '수락',
  decline: '거절',
  acceptNamed: (id) => `제안 ${id} 수락`,
  declineNamed: (id) => `제안 ${id} 거절`,
  cancelNamed: (id) => `제안 ${id} 취소`,
  cancelSaleNamed: (id) => `판매 ${id} 취소`,
  logIn: '로그인 후 제안 수락, 거절 또는 취소',
};
