import type { texts as english } from './en.ts';

export const texts: typeof english = {
  proposals: '이 계정의 제안',
  risksTitle: '보안 참고',
  noRisks: '권한에서 보안 문제를 찾지 못했습니다.',
  levels: {
    danger: '위험',
    warning: '경고',
    note: '참고',
  },
  risks: {
    'single-key': (permission: string) =>
      `${permission} 권한은 키 하나면 됩니다. 키를 가진 사람은 계정을 탈취할 수 있고, 키를 잃으면 계정을 잃습니다.`,
    'same-key': (permission: string) =>
      `${permission} 권한과 active 권한이 같은 키를 씁니다. ${permission} 권한은 별도의 오프라인 키에 두세요.`,
    unmet: (permission: string) =>
      `${permission} 권한은 사용할 수 없습니다. 가중치가 임계값에 미치지 못합니다.`,
    open: (permission: string) =>
      `대기 후에는 누구나 ${permission} 권한을 쓸 수 있습니다. 대기의 가중치만으로 임계값에 이릅니다.`,
    code: (permission: string) => `– 컨트랙트 코드(eosio.code)가 ${permission} 권한에 포함됩니다.`,
    codeDanger: (permission: string) =>
      `– 컨트랙트 코드가 업데이트된 뒤에도 단독으로 ${permission} 권한을 쓸 수 있습니다.`,
  },
  severalRisks: {
    unmet: (count: string) =>
      `권한 ${count}개는 사용할 수 없습니다. 가중치가 임계값에 미치지 못합니다.`,
    open: (count: string) =>
      `대기 후에는 누구나 권한 ${count}개를 쓸 수 있습니다. 대기의 가중치만으로 임계값에 이릅니다.`,
    code: (count: string) => `– 컨트랙트 코드(eosio.code)가 권한 ${count}개에 포함됩니다.`,
    codeDanger: (count: string) =>
      `– 컨트랙트 코드가 업데이트된 뒤에도 권한 ${count}개를 각각 단독으로 쓸 수 있습니다.`,
  },
  allOf: (count: string) => `${count}개 모두 보기`,
  nested: '중첩된 권한',
  nestedExpanded: '펼치기',
  nestedNames: '이름만',
  incomplete: '일부 중첩 계정을 불러오지 않았습니다.',
  anyPermission: '모든 권한(eosio.any)',
  anyPermissionHint: '계정의 모든 권한이 이 액션에 서명할 수 있습니다.',
  producing: '활성 프로듀서',
  producingHint:
    'eosio.prods가 시스템 계정을 제어하는 경우, 이 프로듀서의 3분의 2를 초과하는 승인이 필요합니다.',
};
