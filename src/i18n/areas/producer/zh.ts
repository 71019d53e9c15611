import type { texts as english } from './en.ts';

export const texts: typeof english = {
  producers: '出块节点',
  rank: '排名',
  name: '节点',
  share: '得票',
  link: '网站',
  producing: '出块中',
  standby: '候补',
  inactive: '未启用',
  state: '状态',
};
