import type { texts as english } from './en.ts';

export const texts: typeof english = {
  producers: '블록 프로듀서',
  rank: '순위',
  name: '프로듀서',
  share: '득표',
  link: '웹사이트',
  producing: '생성 중',
  standby: '대기',
  inactive: '비활성',
  state: '상태',
};
