import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '免费 CPU',
  left: (left: string, most: string) => `赞助 CPU：今天还剩 ${left} 笔，共 ${most} 笔`,
  none: '今天没有剩余的免费交易，明天重置。',
  usedUp: '您今天的免费交易已全部用完！',
};
