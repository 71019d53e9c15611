import type { texts as english } from './en.ts';

export const texts: typeof english = {
  firstOf: (shown, all) => `전체 ${all}자 중 처음 ${shown}자`,
  showMoreText: '더 보기',
  downloadText: '텍스트 내려받기',
  loadPicture: (host) => `${host}에서 이미지 불러오기`,
};
