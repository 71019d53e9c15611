import type { texts as english } from './en.ts';

export const texts: typeof english = {
  blockOf: (block) => `블록 ${block}/12`,
  next: '다음',
  finalTo: '확정된 블록',
  notFinal: (count) => `미확정 ${count}개`,
  missed: (count) => `누락 ${count}개`,
  previous: '이전 라운드',
  loads: '긴 눈금: 최근 블록의 CPU 시간',
  slot: '순번',
  lastTurn: '최근 차례',
  made: (made, of) => `블록 ${of}개 중 ${made}개 생성`,
  missedInRound: (count) => `최근 한 라운드에서 누락 ${count}개`,
  missedBlocks: '누락된 블록',
  ofSlots: (count) => `/ ${count}`,
  byProducers: (count) => `프로듀서 ${count}명`,
};
