import type { texts as english } from './en.ts';

export const texts: typeof english = {
  names: {
    rex: 'REX',
    powerUp: 'PowerUp',
    ramTransfers: 'RAM 전송',
    ramGifts: 'RAM 선물',
    staking: 'CPU·NET 스테이킹',
    ramMarket: 'RAM 시장',
    wrappedRam: 'RAM 래핑',
    nameBids: '이름 경매',
    voting: '프로듀서 투표',
    genesisRewards: '제네시스 보상',
  },
  lacks: (what) => `이 체인에는 ${what} 기능이 없습니다`,
  lacksHint:
    '현재 체인의 시스템 컨트랙트가 지원하지 않으므로 이 양식을 쓸 수 없습니다. 다른 양식은 쓸 수 있습니다.',
};
