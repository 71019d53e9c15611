import type { texts as english } from './en.ts';

export const texts: typeof english = {
  favorites: '즐겨찾기',
  times: '시간',
  local: '이 기기의 시간',
  utc: 'UTC',
  currency: '통화',
};
