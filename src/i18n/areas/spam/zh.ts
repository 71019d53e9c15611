import type { texts as english } from './en.ts';

export const texts: typeof english = {
  mark: (name) => `将 ${name} 标记为垃圾信息`,
  unmark: (name) => `取消 ${name} 的垃圾信息标记`,
  marked: '已标记为垃圾信息',
};
