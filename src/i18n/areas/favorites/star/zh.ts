import type { texts as english } from './en.ts';

export const texts: typeof english = {
  add: '添加到收藏',
  remove: '从收藏中移除',
  addNote: '添加名称或备注',
  editNote: (name) => `编辑 ${name} 的备注`,
};
