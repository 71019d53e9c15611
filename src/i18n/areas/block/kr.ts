import type { texts as english } from './en.ts';

export const texts: typeof english = {
  jump: '블록으로 이동',
  jumpField: '번호 또는 시각',
  jumpHint: '412884001 또는 UTC 기준 2026-11-20 12:30',
  jumpGo: '이동',
  jumpLooking: '찾는 중…',
  jumpWrong: '블록 번호도, 2026-11-20 12:30 같은 시각도 아닙니다.',
  jumpNone: '어느 블록인지 알려 준 노드가 없습니다.',
  keys: '← 와 → 키로 이웃 블록으로 이동합니다.',
  actions: '액션',
  filter: '트랜잭션 필터',
  filterHint: '계정, 액션, 메모 또는 ID',
  shown: (shown, all) => `${all}개 중 ${shown}개`,
  nothingFits: '맞는 트랜잭션이 없습니다',
  nothingFitsHint: '필터를 지우면 모두 보입니다.',
  confirmed: '확인한 블록 수',
  newSchedule: '새 프로듀서',
  newFeatures: '활성화된 기능',
  download: 'JSON 내려받기',
};
