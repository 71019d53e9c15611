import type { texts as english } from './en.ts';

export const texts: typeof english = {
  favorites: '收藏',
  times: '时区',
  local: '设备时间',
  utc: 'UTC',
  clock: '日期与时钟',
  clocks: { usual: '按中文习惯', '24': '24 小时制', iso: 'ISO 8601' },
  currency: '货币',
  pictures: '来自未知服务器的图片',
  picturesOnClick: '点击后加载',
  picturesAlways: '始终加载',
};
