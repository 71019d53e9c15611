import type { texts as english } from './en.ts';

export const texts: typeof english = {
  threshold: (threshold) => `임계값 ${threshold}`,
  weight: (weight) => `가중치 ${weight}`,
  wait: (span) => `대기 ${span}`,
  unusable: '사용 불가: 충족할 수 있는 키나 계정이 없음',
  linkedActions: '연결된 액션',
  sameKey: (parent) => `${parent}와(과) 같은 키`,
  copyKey: '키 복사',
};
