import type { texts as english } from './en.ts';

export const texts: typeof english = {
  intro: '계정에 직접 붙인 이름과 메모입니다.',
  notAName: '잘못된 계정 이름입니다.',
  known: '이미 목록에 있는 계정입니다.',
  watched: '지켜보는 계정',
  watchNote: '이전에 본 상태와 비교합니다. 이 페이지를 열 때 계정마다 한 번만 요청합니다.',
  noneWatched: '아직 지켜보는 계정이 없습니다. 계정 옆의 눈을 누르세요.',
  onlyFirst: (count: string) => `처음 ${count}개만 요청합니다.`,
  markSeen: '확인함으로 표시',
  since: '기준:',
  looking: '확인 중…',
  missing: '이 계정은 없습니다.',
  failed: '응답한 노드가 없습니다.',
  fromNow: '지금부터 변경 사항을 표시합니다.',
  unchanged: '바뀐 것이 없습니다.',
  balance: '잔액',
  then: '이후',
  permission: {
    added: '새 권한:',
    removed: '삭제된 권한:',
    changed: '변경된 권한:',
  },
  waiting: (count) => `이 계정의 승인을 기다리는 제안 (${count}):`,
  waitingUnknown: '이 계정의 승인을 기다리는 제안을 읽지 못했습니다.',
};
