import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '收藏',
  none: '还没有收藏。点击账户名旁的星标即可收藏。',
  removeNamed: (name) => `从收藏中移除 ${name}`,
  removed: (name) => `已移除 ${name}。`,
  undo: '撤销',
  note: (name) => `${name} 的备注`,
  nickname: '您给它的名称',
  nicknameOf: (name: string) => `您给 ${name} 的名称`,
  noteLabel: '备注',
  watch: (name: string) => `关注 ${name}`,
  unwatch: (name: string) => `不再关注 ${name}`,
  page: '全部收藏及其变化',
  save: '保存',
  cancel: '取消',
  exportFile: '导出',
  importFile: '导入',
  imported: (count) => `已添加：${count}`,
  notAFile: '此文件不包含收藏。',
  storageNote: '仅保存在本浏览器中。',
};
