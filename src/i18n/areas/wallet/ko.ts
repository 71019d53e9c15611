import type { WalletTexts } from './en.ts';

export const texts: WalletTexts = {
  visitor:
    '로그인하면 계정의 자산과 처리할 일을 볼 수 있습니다. 아래 도구는 각각 무엇을 하는지 알려 줍니다.',
  accountPage: '계정 페이지',
  waiting: '처리할 일',
  nothing: '처리할 일이 없습니다',
  nothingHint: '환불, 만기된 REX, 보상, 제안, 만료되는 이름, 부족한 리소스가 여기에 표시됩니다.',
  ready: '수령 가능',
  kinds: {
    refund: '스테이킹 해제한 토큰',
    'xpr-refund': '스테이킹 해제한 토큰',
    rex: '만기된 REX',
    'rex-savings': 'REX 예치',
    'long-stake': '장기 스테이킹',
    genesis: '제네시스 보상',
    'fio-grant': '지급 토큰',
    'fio-lock': '잠긴 FIO',
    rewards: '투표 보상',
    swap: '교환할 토큰',
    domain: '도메인',
  },
  proposals: (count) => `승인을 기다리는 제안 ${count}건`,
  requests: (count) => `송금 요청 ${count}건`,
  low: (resource) => `${resource} 부족`,
  usedUp: (resource) => `${resource} 모두 사용`,
  expires: '만료',
  expired: '만료됨',
  failed: '일부를 확인하지 못했습니다. 응답하지 않은 항목:',
  sources: {
    account: '계정',
    locked: '잠긴 토큰',
    rex: 'REX',
    rewards: '보상',
    proposals: '제안',
    names: '이름',
  },
};
