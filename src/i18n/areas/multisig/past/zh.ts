import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '已执行和已取消',
  ofAccount: (name) => `${name} 对提案的操作`,
  proposal: '提案',
  step: '步骤',
  by: '账户',
  transaction: '交易',
  time: '时间',
  everyProposal: '所有提案',
  acts: {
    propose: '已提出',
    approve: '已批准',
    unapprove: '已撤销批准',
    exec: '已执行',
    cancel: '已取消',
    invalidate: '批准已失效',
  },
  find: '出块者或批准者',
  findHint: '列出该账户对提案的操作。',
  checked: (source, count) => `来源：${source}，已检查 ${count} 个操作`,
  none: '未找到已执行或已取消的提案',
  noneYet: '已检查的操作中没有。更早的在下一页。',
  steps: '历史',
  noActions: '已搜索的历史中没有它的操作。',
};
