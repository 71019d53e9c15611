import type { texts as english } from './en.ts';

export const texts: typeof english = {
  period: '기간',
  periods: { week: '7일', month: '30일', year: '1년' },
  noService: '이 체인에는 지난 득표를 보관하는 서비스가 없습니다.',
  votesOf: (owner) => `${owner}의 득표`,
  stop: '중지',
  goOn: '계속',
  save: 'CSV 내보내기',
  read: (count, of) => `${of}개 시점 중 ${count}개를 읽었습니다.`,
  noneBefore: (day) => `서비스에 ${day} 이전의 득표가 없습니다.`,
  ofProducer: {
    title: '시간에 따른 득표',
    hint: '각 시점에 그 득표에 필요했던 스테이크로 나타냅니다. 기간의 여러 시점에 대해 기록 서비스에서 프로듀서의 행을 읽습니다.',
    none: '서비스가 이 프로듀서 행의 변경을 보관하지 않습니다.',
  },
  ofAll: {
    title: '시간별 투표력',
    hint: '각 시점에 투표한 스테이크입니다. 기간의 여러 시점에 대해 기록 서비스에서 체인의 전역 행을 읽습니다.',
    none: '서비스가 체인의 전역 행의 변경을 보관하지 않습니다.',
  },
};
