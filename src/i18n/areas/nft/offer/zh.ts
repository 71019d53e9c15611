import type { texts as en } from './en.ts';

export const texts: typeof en = {
  accept: '接受',
  decline: '拒绝',
  acceptNamed: (id) => `接受报价 ${id}`,
  declineNamed: (id) => `拒绝报价 ${id}`,
  cancelNamed: (id) => `取消报价 ${id}`,
  cancelSaleNamed: (id) => `取消出售 ${id}`,
  logIn: '登录后接受、拒绝或取消报价',
};
