import type { texts as english } from './en.ts';

export const texts: typeof english = {
  firstOf: (shown, all) => `前 ${shown} 个字符，共 ${all} 个`,
  showMoreText: '显示更多',
  downloadText: '下载文本',
  loadPicture: (host) => `从 ${host} 加载图片`,
};
