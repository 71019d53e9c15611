import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '베스팅',
  intro: '체인의 컨트랙트가 묶어 둔 계정의 토큰과 풀리는 시점입니다.',
  ask: '선택한 계정 없음',
  askHint: '계정 이름을 입력하거나 로그인하세요.',
  noAccount: (name) => `${name} 계정이 없습니다`,
  locked: '묶인 토큰',
  none: '묶인 토큰 없음',
  noneHint: '아래 테이블에 이 계정의 토큰이 없습니다.',
  lockedBy: '묶인 이유',
  amount: '수량',
  freeFrom: '사용 가능 시점',
  noDate: {
    savings: '저축에서 꺼낸 뒤',
    grant: '배분의 기간에 따라',
    plan: '플랜을 알 수 없음',
  },
  release: '풀기',
  releaseIn: {
    refund: '환불',
    rex: 'REX 판매',
    'rex-savings': '저축에서 꺼내기',
    'xpr-refund': '환불',
    'long-stake': '장기 스테이킹',
    genesis: '보상 청구',
    'fio-grant': '자동',
    'fio-lock': '자동',
  },
  kinds: {
    refund: '언스테이킹한 CPU와 NET',
    rex: '만기 전 REX',
    'rex-savings': '저축 중인 REX',
    'xpr-refund': '언스테이킹한 XPR',
    'long-stake': '장기 스테이킹',
    genesis: '제네시스 보상',
    'fio-grant': '메인넷 출시 배분',
    'fio-lock': '잠긴 FIO',
  },
  sources: '출처',
  noService:
    '체인의 베스팅 컨트랙트를 나열하는 서비스는 더 이상 없습니다. 체인 자체 컨트랙트의 아래 테이블을 노드에서 읽습니다. REX는 풀의 가격으로 계산합니다.',
};
