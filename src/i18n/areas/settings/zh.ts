import type { texts as english } from './en.ts';

export const texts: typeof english = {
  favorites: '收藏',
  times: '时间',
  local: '按本设备',
  utc: 'UTC',
  currency: '货币',
};
