import type { texts as english } from './en.ts';

export const texts: typeof english = {
  risksTitle: '알아 둘 점',
  noRisks: '이 계정의 보호 방식에 눈에 띄는 점이 없습니다.',
  levels: {
    danger: '위험',
    warning: '경고',
    note: '참고',
  },
  risks: {
    'single-key': (permission: string) =>
      `키 하나만으로 ${permission} 권한을 쓸 수 있습니다. 가진 사람이 계정을 가져갈 수 있고, 잃으면 대신할 것이 없습니다.`,
    'same-key': (permission: string) =>
      `${permission} 권한과 active 권한이 같은 키를 씁니다. 매일 쓰는 키로 계정을 가져갈 수도 있습니다.`,
    unmet: (permission: string) =>
      `아무도 ${permission} 권한을 쓸 수 없습니다. 가중치의 합이 임계값에 미치지 못합니다.`,
    open: (permission: string) =>
      `기다리기만 하면 누구나 ${permission} 권한을 쓸 수 있습니다. 대기만으로 임계값에 이릅니다.`,
    code: (permission: string) => `– 이 컨트랙트의 코드가 ${permission} 권한에 참여합니다.`,
    codeDanger: (permission: string) =>
      `– 이 컨트랙트의 코드가 앞으로 어떻게 바뀌든 혼자서 ${permission} 권한을 쓸 수 있습니다.`,
  },
  severalRisks: {
    unmet: (count: string) =>
      `아무도 다음 권한 ${count}개를 쓸 수 없습니다. 가중치의 합이 임계값에 미치지 못합니다.`,
    open: (count: string) =>
      `기다리기만 하면 누구나 다음 권한 ${count}개를 쓸 수 있습니다. 대기만으로 임계값에 이릅니다.`,
    code: (count: string) => `– 이 컨트랙트의 코드가 다음 권한 ${count}개에 참여합니다.`,
    codeDanger: (count: string) =>
      `– 이 컨트랙트의 코드가 앞으로 어떻게 바뀌든 다음 권한 ${count}개를 각각 혼자서 쓸 수 있습니다.`,
  },
  allOf: (count: string) => `${count}개 모두 보기`,
  behind: '계정 뒤의 계정',
  behindShown: '뒤의 계정까지',
  behindHidden: '이름만',
  incomplete: '조회한 것보다 많은 계정이 지정되어 있습니다.',
  producing: '현재 프로듀서',
  producingHint:
    '체인이 시스템 계정을 프로듀서에게 맡긴 경우, 이들 중 3분의 2가 넘는 수가 대신 행동합니다.',
};
