import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '当前离线',
  storedSince: '显示本设备保存的响应。最早的响应：',
  part: '本设备只保存了此页面的部分数据。最早的响应：',
  none: '本设备没有保存此页面的数据。',
  since: '页面不再更新。连接断开：',
  back: '已恢复连接',
  old: '页面可能仍显示本设备保存的响应。最早的响应：',
  version: '新版本已就绪',
};
