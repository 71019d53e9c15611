import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '대출',
  none: '대출 없음',
  noneHint: '이 계정이 컨트랙트 lending.loan에 빌려주거나 그곳에서 빌린 토큰이 여기에 표시됩니다.',
  lent: '빌려준 금액',
  owed: '빌린 금액',
  used: '사용한 대출 한도',
  risks: { covered: '담보 충분', near: '한도에 근접', over: '한도 초과: 청산될 수 있음' },
  asOf: '각 마켓의 마지막 업데이트까지의 이자가 포함되어 있습니다.',
  asOfPrices: '각 마켓의 마지막 업데이트까지의 이자가 포함되어 있습니다. 가격: 체인의 오라클.',
};
