import type { texts as english } from './en.ts';

export const texts: typeof english = {
  embed: '삽입',
  read: '읽은 시각:',
  open: (site) => `${site}에서 열기`,
  wrong: '이 주소에 해당하는 카드가 없습니다',
  wrongHint: '카드는 계정, 트랜잭션 또는 토큰을 보여 줍니다:',
  name: '이름',
  id: 'ID',
  contract: '컨트랙트',
  symbol: '심볼',
};
