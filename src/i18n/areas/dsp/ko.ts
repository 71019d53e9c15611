import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '서비스 제공자',
  intro:
    'DAPP Network의 제공자는 컨트랙트에 저장소, 오라클 같은 서비스를 제공합니다. 계정은 제공자에게 DAPP를 스테이킹하고 패키지를 사용합니다.',
  noService:
    '제공자의 소개와 보상을 모으던 서비스는 더 이상 없습니다. 패키지, 사용자, 스테이크는 dappservices 컨트랙트의 테이블에서 읽습니다.',
  packages: '패키지',
  search: '패키지 검색',
  noMatch: (text) => `“${text}”와 일치하는 패키지가 없습니다.`,
  notHere: (chain) => `${chain}에는 DAPP Network가 없습니다`,
  notHereHint: '이 체인에는 패키지 테이블이 있는 dappservices 컨트랙트가 없습니다.',
  incomplete:
    '목록이 불완전합니다. 컨트랙트에 사용자가 더 있습니다. 사용자와 스테이크는 최솟값입니다.',
  provider: '제공자',
  package: '패키지',
  disabled: '사용 중지',
  quota: '할당량',
  each: (period) => `${period}마다`,
  leastStake: '최소 스테이크',
  unstake: '언스테이킹 기간',
  users: '사용자',
  staked: '스테이크',
  endpoint: '엔드포인트',
  stakes: '계정의 스테이크',
  returned: '반환 시점',
  noStakes: (name) => `${name} 계정이 스테이킹한 제공자가 없습니다`,
  noStakesHint: '스테이크와 환불이 여기에 표시됩니다.',
};
