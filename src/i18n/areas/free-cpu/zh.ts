import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '免费 CPU',
  left: (left: string, most: string) => `由赞助方支付 CPU：今天还剩 ${left} 笔，共 ${most} 笔`,
  none: '今天的免费交易已用完，明天会有新的。',
  usedUp: '您今天的免费交易已全部用完！',
};
