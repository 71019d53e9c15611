import type { texts as english } from './en.ts';

export const texts: typeof english = {
  source: '출처:',
  doubts: {
    old: '오래된 보고',
    'few-reporters': '보고자 적음',
    spread: '보고 불일치',
    thin: '얕은 풀',
    'just-traded': '방금 거래됨',
    'dollar-assumed': '달러 토큰을 $1로 계산',
    disagrees: '출처 불일치',
  },
  hints: {
    old: '최근 보고가 15분보다 오래되었습니다.',
    'few-reporters': '최근 30분 동안 보고한 계정이 세 개보다 적습니다.',
    spread: '최근 보고가 중앙값과 5% 넘게 차이 납니다.',
    thin: '2,000달러 미만으로 이 풀의 가격이 2% 움직입니다.',
    'just-traded':
      '이 풀은 2분 이내에 변경되었거나 변경 시각을 알리지 않으며, 어떤 오라클도 2% 이내로 가격을 확인해 주지 않습니다.',
    'dollar-assumed': '이 풀의 달러 토큰 가치를 알려 주는 출처가 없습니다.',
    disagrees: '이 체인의 다른 출처와 5% 넘게 차이 납니다.',
  },
  testToken: '테스트 네트워크의 토큰에는 가격이 없습니다.',
  noSource: '이 체인의 가격 출처를 알 수 없습니다.',
  none: '가격을 가진 출처가 없습니다',
  failed: '응답 없음',
  absent: '가격 없음',
  stale: '마지막 보고',
  tooThin: (amount) => `${amount}만으로 가격이 2% 움직임`,
};
