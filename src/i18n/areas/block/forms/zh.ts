import type { texts as english } from './en.ts';

export const texts: typeof english = {
  field: '区块号或时间',
  hint: '412884001，或 UTC 时间 2026-11-20 12:30',
  go: '前往',
  looking: '正在查找…',
  wrong: '请输入区块号，或 2026-11-20 12:30 这样的时间。',
  none: '没有节点能找到该时间的区块。',
  filter: '筛选交易',
  filterHint: '账户、操作、备注或 ID',
  shown: (shown, all) => `${shown} / ${all}`,
  noMatch: '没有匹配的交易',
  noMatchHint: '清除筛选即可查看全部。',
};
