import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '실행 및 취소됨',
  ofAccount: (name) => `${name}이(가) 제안에 한 일`,
  by: '계정',
  everyProposal: '모든 제안',
  acts: {
    propose: '제안함',
    approve: '승인함',
    unapprove: '승인 철회',
    exec: '실행됨',
    cancel: '취소됨',
    invalidate: '승인 무효화',
  },
  find: '제안자 또는 승인자',
  findHint: '이 계정이 제안에 한 일을 표시합니다.',
  checked: (source, count) => `출처: ${source}, 확인한 액션 ${count}개`,
  none: '실행되거나 취소된 제안이 없습니다',
  noneYet: '확인한 액션 중에는 없습니다. 더 오래된 것은 다음 페이지에 있습니다.',
  overview: {
    accountHint: '제안했거나, 승인했거나, 승인을 요청받은 계정입니다.',
    parts: {
      waiting: '승인 대기',
      approved: '승인했고 아직 진행 중',
      proposed: '제안했고 아직 진행 중',
      expired: '제안했으나 만료됨',
    },
    none: {
      waiting: '승인을 기다리는 제안이 없습니다',
      approved: '승인한 진행 중인 제안이 없습니다',
      proposed: '진행 중인 제안이 없습니다',
      expired: '만료된 제안이 없습니다',
    },
    endedHint: '이 계정의 액션이며, 실행되거나 취소된 제안도 기록이 닿는 데까지 포함합니다.',
    noSteps: '멀티시그 액션이 없습니다',
  },
  noActions: '검색한 기록에 이 제안의 액션이 없습니다.',
};
