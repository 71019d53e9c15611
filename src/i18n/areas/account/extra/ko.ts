import type { texts as english } from './en.ts';

export const texts: typeof english = {
  verified: '인증됨',
  tiers: {
    light: '이름, 생년월일, 주소가 인증되었습니다',
    full: '이름, 생년월일, 주소와 신분증이 인증되었습니다',
  },
  worthHint: '최신 가격 기준',
  allTokens: (worth: string) => `모든 토큰: ${worth}`,
  help: {
    low: {
      cpu: '남은 트랜잭션이 많지 않습니다. CPU는 하루에 걸쳐 회복되며, 더 스테이킹하면 늘어납니다.',
      net: '남은 트랜잭션이 많지 않습니다. NET은 하루에 걸쳐 회복되며, 더 스테이킹하면 늘어납니다.',
      ram: 'RAM이 얼마 남지 않았습니다. 데이터를 저장하는 액션에 필요하니 구매하세요.',
    },
    usedUp: {
      cpu: 'CPU가 하루에 걸쳐 회복될 때까지 트랜잭션이 실패합니다. 더 스테이킹하면 바로 해결됩니다.',
      net: 'NET이 하루에 걸쳐 회복될 때까지 트랜잭션이 실패합니다. 더 스테이킹하면 바로 해결됩니다.',
      ram: 'RAM을 구매하거나 비울 때까지 데이터를 저장하는 액션이 실패합니다.',
    },
    stake: '더 스테이킹하기',
    rent: '하루 대여하기',
    buyRam: 'RAM 구매하기',
  },
};
