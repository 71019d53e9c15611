import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '실행 및 취소됨',
  ofAccount: (name) => `${name}이(가) 제안에 한 일`,
  proposal: '제안',
  step: '단계',
  by: '계정',
  transaction: '트랜잭션',
  time: '시간',
  everyProposal: '모든 제안',
  acts: {
    propose: '제안함',
    approve: '승인함',
    unapprove: '승인 철회',
    exec: '실행됨',
    cancel: '취소됨',
    invalidate: '승인 무효화',
  },
  find: '프로듀서 또는 승인자',
  findHint: '이 계정이 제안에 한 일을 표시합니다.',
  checked: (source, count) => `출처: ${source}, 확인한 액션 ${count}개`,
  none: '실행되거나 취소된 제안이 없습니다',
  noneYet: '확인한 액션 중에는 없습니다. 더 오래된 것은 다음 페이지에 있습니다.',
  steps: '기록',
  noActions: '검색한 기록에 이 제안의 액션이 없습니다.',
};
