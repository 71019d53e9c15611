import type { texts as english } from './en.ts';

export const texts: typeof english = {
  calculator: 'RAM 计算器',
  trades: 'RAM 交易',
  periods: { day: '一天', week: '一周', latest: '最近' },
  price: '交易中每 KB 的价格',
  noPrices: '历史记录只有付款，因此不知道交易的价格。',
  buyers: '最大买家',
  sellers: '最大卖家',
  noBuyers: '没有买入。',
  noSellers: '没有卖出。',
  tokens: '不含手续费',
  deals: '交易数',
  counted: (count: string) => `交易：${count}`,
  partly: (count: string) => `只统计了最近 ${count} 笔交易：还有更多。`,
  none: '没有 RAM 交易',
  noneHint: '历史记录中这段时间没有交易。',
};
