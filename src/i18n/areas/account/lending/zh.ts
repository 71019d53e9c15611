import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '借贷',
  none: '没有借贷',
  noneHint: '该账户向合约 lending.loan 借出或从中借入的代币会显示在这里。',
  lent: '已借出',
  owed: '已借入',
  used: '已用借款额度',
  risks: { covered: '质押充足', near: '接近上限', over: '超过上限：可被清算' },
  asOf: '利息计算至各市场的最近一次更新。',
  asOfPrices: '利息计算至各市场的最近一次更新。价格：链上预言机。',
};
