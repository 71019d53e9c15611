import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '标记为垃圾信息的发送方',
  none: '尚未标记发送方。打开一个操作的详情即可标记其发送方。',
  remove: (name) => `从已标记的发送方中移除 ${name}`,
  exportFile: '导出',
  importFile: '导入',
  imported: (count) => `已添加：${count}`,
  notAFile: '此文件不包含账户名。',
  storageNote: '仅保存在此浏览器中。',
};
