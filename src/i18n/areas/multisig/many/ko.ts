import type { texts as english } from './en.ts';

export const texts: typeof english = {
  chooseFirst: { approve: '승인할 제안을 선택하세요', unapprove: '철회할 승인을 선택하세요' },
  act: {
    approve: (count) => `제안 ${count}건 승인`,
    unapprove: (count) => `승인 ${count}건 철회`,
  },
  hint: {
    approve:
      '모두 하나의 트랜잭션으로 보냅니다. 검토 창에 각 제안의 액션이 표시됩니다. 각 승인은 해당 제안의 해시에 묶입니다.',
    unapprove: '모두 하나의 트랜잭션으로 보냅니다.',
  },
  all: (count) => `${count}건 모두 선택`,
  none: '선택 해제',
  most: (count) => `한 트랜잭션에 최대 ${count}건입니다.`,
  otherPermission: (level) =>
    `일부 제안은 ${level}이(가) 아닌 다른 권한을 요구합니다. 해당 권한으로 로그인하세요.`,
  left: {
    closed: (proposal) => `제외됨: ${proposal}은(는) 이미 실행되었거나 취소되었습니다.`,
    expired: (proposal) => `제외됨: ${proposal}은(는) 만료되었습니다.`,
    'not-requested': (proposal) => `제외됨: ${proposal}은(는) 목록을 불러온 뒤 바뀌었습니다.`,
  },
  failed: '제안을 읽지 못했습니다:',
  waiting: (count) => `내 승인을 기다리는 제안 ${count}건`,
};
