import type { texts as english } from './en.ts';

export const texts: typeof english = {
  available: '사용 가능:',
  all: '전액',
  existence: {
    asking: '확인 중…',
    exists: '계정 있음',
    missing: '계정 없음',
    unknown: '확인 안 됨',
  },
  memo: '메모',
  memoHint: '공개되며, 거래소에서 자주 요구합니다.',
  exchangeMemo: (name) =>
    `${name} 계정은 거래소이며 메모로 입금을 구분합니다. 메모가 틀리면 입금을 잃을 수 있습니다.`,
  sending: '보내는 중…',
  willHappen: '일어날 일',
  token: '토큰',
  problems: {
    'no-name': '계정을 입력하세요.',
    'not-a-name': '계정 이름이 아닙니다.',
    'is-sender': '보내는 계정과 받는 계정이 같습니다.',
    'unknown-account': '계정을 찾을 수 없습니다!',
    'not-a-number': '숫자가 아닙니다.',
    'too-many-decimals': (decimals) => `소수점 이하 ${decimals}자리까지 가능합니다.`,
    'out-of-range': '토큰이 나타낼 수 있는 범위를 넘습니다.',
    'not-positive': '수량은 0보다 커야 합니다.',
    'insufficient-balance': '사용 가능한 수량보다 많습니다.',
    'too-long': (bytes) => `${bytes}바이트입니다. 최대 256바이트까지 가능합니다.`,
  },
};
