import type { texts as en } from './en.ts';

export const texts: typeof en = {
  title: '세금용 내보내기',
  hint: '계정의 모든 토큰, 모든 전송을 CoinTracking의 CSV 형식으로 만듭니다. 파일은 브라우저에서 만듭니다.',
  account: '계정',
  from: '시작 (UTC)',
  to: '끝 (UTC)',
  values: '미국 달러 가치 채우기',
  valuesHint:
    '가격 서비스에 있으면 그날의 가격으로 계산합니다. CoinTracking 계정이 미국 달러일 때만 선택하세요.',
  noPrices: '이 체인에는 과거 가격의 출처가 없습니다. CoinTracking이 직접 찾습니다.',
  submit: '전송 읽기',
  problems: {
    'no-account': '존재하는 계정을 입력하세요.',
    order: '끝이 시작보다 앞섭니다.',
  },
  file: '파일',
  idle: '시작하지 않았습니다. 멈춘 내보내기는 멈춘 곳에서 이어집니다.',
  progress: '기록 읽는 중',
  states: {
    running: '기록 읽는 중…',
    stopped: '멈춤',
    failed: '중단됨',
    done: '기록을 모두 읽었습니다',
    truncated: '목록을 읽었습니다',
  },
  mayBeCut: '목록이 완전하지 않을 수 있습니다',
  mayBeCutHint:
    '이 출처는 목록을 하나만 반환하며 이전 전송이 빠졌는지 알려 주지 않습니다. 세금 신고에 쓰기 전에 파일을 확인하세요.',
  actionsChecked: '확인한 액션',
  transfers: '찾은 전송',
  until: '읽은 날짜',
  stop: '멈추기',
  save: '파일 저장',
  savePart: '지금까지 저장',
  clear: '삭제하고 다시 시작',
  saved: (count) => `${count}행을 저장했습니다`,
  unpriced: (count) => `${count}행에 가치가 없습니다. 그날의 가격을 가진 출처가 없습니다.`,
  refused: (count) => `${count}행은 형식의 규칙에 맞지 않아 뺐습니다.`,
};
