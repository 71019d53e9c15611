import type { texts as english } from './en.ts';

export const texts: typeof english = {
  field: '번호 또는 시각',
  hint: '412884001 또는 UTC 기준 2026-11-20 12:30',
  go: '이동',
  looking: '찾는 중…',
  wrong: '블록 번호 또는 2026-11-20 12:30 같은 시각을 입력하세요.',
  none: '그 시각의 블록을 찾은 노드가 없습니다.',
  filter: '트랜잭션 필터',
  filterHint: '계정, 액션, 메모 또는 ID',
  shown: (shown, all) => `${all}개 중 ${shown}개`,
  noMatch: '일치하는 트랜잭션 없음',
  noMatchHint: '필터를 지우면 모두 표시됩니다.',
};
