import type { texts as en } from './en.ts';

export const texts: typeof en = {
  accept: '接受',
  decline: '拒绝',
  acceptNamed: (id) => `接受报价 ${id}`,
  declineNamed: (id) => `拒绝报价 ${id}`,
  cancelNamed: (id) => `取消报价 ${id}`,
  cancelSaleNamed: (id) => `取消出售 ${id}`,
  endsSale: '取消此报价会使其在 AtomicMarket 的出售无效。请改为取消出售。',
  openSale: '查看出售',
  logIn: '登录后接受、拒绝或取消报价',
};
