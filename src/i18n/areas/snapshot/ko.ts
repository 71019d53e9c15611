import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '스냅샷',
  intro: '토큰의 계정과 잔액을 담은 CSV 파일입니다.',
  source: '출처',
  sources: {
    node: '노드, 계정별로',
    'light-api': 'Light API, 상위 1,000개',
    backend: '백엔드, 모든 보유자',
  },
  notes: {
    node: '노드는 토큰 컨트랙트에 행이 있는 계정을 이름순으로 나열합니다. 잔액마다 요청이 하나씩 필요하므로 큰 체인은 몇 시간이 걸립니다. 잔액은 차례로 읽으며 한 블록의 값이 아닙니다. 스테이킹하거나 빌려주거나 다른 컨트랙트에 있는 토큰은 그 컨트랙트 계정의 것입니다.',
    'light-api':
      'Light API는 최대 보유자 1,000개까지 나열합니다. 모두 나열하는 공개 서비스는 없습니다.',
    backend: '백엔드는 코어 토큰의 모든 보유자 잔액을 보관합니다.',
  },
  most: '읽을 계정 수',
  all: '전체',
  from: '첫 계정',
  fromHint: '비워 두면 처음부터 읽습니다.',
  notAName: '이름에는 a~z, 1~5, 점만 쓸 수 있습니다.',
  idle: '시작 전',
  start: '시작',
  save: 'CSV 다운로드',
  savePart: '이 부분 다운로드',
  running: (read, held) => `계정 ${read}개를 읽었고 ${held}개에 잔액이 있습니다`,
  stopped: (held) => `잔액 ${held}개에서 중지했습니다.`,
  done: (held) => `잔액 ${held}개를 읽었습니다.`,
  truncated: '계정이 더 있습니다.',
  blocks: (from, to) => `블록 ${from}와(과) 블록 ${to} 사이에 읽었습니다.`,
};
