import type { texts as english } from './en.ts';

export const texts: typeof english = {
  threshold: (threshold) => `임계값 ${threshold}`,
  wait: (span) => `대기 ${span}`,
  unusable: '사용 불가: 충족할 수 있는 키나 계정이 없음',
  linksCut: '색인이 목록 끝에 이르기 전에 멈췄습니다. 연결된 액션이 더 있을 수 있습니다.',
  sameKey: (parent) => `${parent}와(과) 같은 키`,
  copyKey: '키 복사',
};
