import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '已执行和已取消',
  ofAccount: (name) => `${name} 对提案的操作`,
  by: '账户',
  everyProposal: '所有提案',
  acts: {
    propose: '已提出',
    approve: '已批准',
    unapprove: '已撤销批准',
    exec: '已执行',
    cancel: '已取消',
    invalidate: '批准已失效',
  },
  find: '提案人或批准者',
  findHint: '列出该账户对提案的操作。',
  checked: (source, count) => `来源：${source}，已检查 ${count} 个操作`,
  none: '未找到已执行或已取消的提案',
  noneYet: '已检查的操作中没有。更早的在下一页。',
  overview: {
    accountHint: '由它提出、批准，或等待它批准。',
    parts: {
      waiting: '等待其批准',
      approved: '已由其批准，仍在进行',
      proposed: '由其提出，仍在进行',
      expired: '由其提出，已过期',
    },
    none: {
      waiting: '没有等待其批准的提案',
      approved: '它没有批准过进行中的提案',
      proposed: '它没有进行中的提案',
      expired: '它的提案均未过期',
    },
    endedHint: '该账户自己的操作，包括对已执行和已取消提案的操作，以历史记录所及为限。',
    noSteps: '未找到多签操作',
  },
  noActions: '已搜索的历史中没有它的操作。',
};
