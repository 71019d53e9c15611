import type { texts as english } from './en.ts';

export const texts: typeof english = {
  balanceChanges: '잔액 변동',
  staked: '스테이킹',
  allAccounts: (count) => `계정 ${count}개 모두`,
  expandAll: '모두 펼치기',
  collapseAll: '모두 접기',
  returned: '반환값',
  tables: '테이블',
  packed: '패킹됨',
  verifyHere: '브라우저에서 검증하기',
  verified: '브라우저에서 검증됨',
  verifyHint:
    '누구의 말도 믿을 필요 없이, 노드의 원본 데이터로 ID와 서명과 블록을 사용자의 기기에서 다시 계산할 수 있습니다.',
  verify: '검증',
};
