import type { texts as english } from './en.ts';

export const texts: typeof english = {
  intro: (chain) => `${chain} 是什么、怎么用。写给初学者，也为了解以太坊的读者附上说明。`,
  contents: '本页内容',
  all: '全部指南',
  groups: { start: '入门', use: '使用这条链', build: '参与建设' },
  search: '搜索指南',
  found: '结果：{count}',
  none: '没有指南同时包含这些词。',
  failed: '无法加载指南索引。请再次输入以重试。',
  turns: '上一篇和下一篇指南',
  previous: '上一篇',
  next: '下一篇',
};
