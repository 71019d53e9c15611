import type { texts as english } from './en.ts';

export const texts: typeof english = {
  favorites: '즐겨찾기',
  times: '시간대',
  local: '기기 시간',
  utc: 'UTC',
  clock: '날짜와 시계',
  clocks: { usual: '한국어 방식 (오전/오후)', '24': '24시간제', iso: 'ISO 8601' },
  currency: '통화',
  pictures: '알 수 없는 서버의 이미지',
  picturesOnClick: '클릭할 때',
  picturesAlways: '항상',
};
