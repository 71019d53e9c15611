import type { texts as english } from './en.ts';

export const texts: typeof english = {
  open: '신원 인증',
  hint: '서비스가 신원을 확인합니다. 체인에는 신원의 어느 부분이 확인되었는지만 기록되고 개인 정보는 기록되지 않습니다.',
  tier: '단계',
  tiers: { 1: '간편: 이름, 생년월일, 주소', 2: '전체: 신분증과 셀카 포함' },
  check: '상태 확인',
  waiting: (span, longest) => `인증이 진행 중입니다. ${span}마다, 최대 ${longest} 동안 확인합니다.`,
  stillPending: (longest) =>
    `${longest} 동안 확인했습니다. 언제든지 다시 확인하세요. 이 페이지 없이도 인증은 계속됩니다.`,
  failed: '서비스가 예상대로 응답하지 않았습니다:',
  statuses: { PENDING: '진행 중', PASSED: '통과', FAILED: '실패', UNSUBMITTED: '제출 안 됨' },
  country: '국가',
  choose: '국가 선택',
  notServed: '이 서비스는 이 국가의 사람을 인증하지 않습니다.',
  apply: '신청',
  proof:
    '계정 증명으로 최소 금액의 전송에 서명합니다. 이 사이트는 체인에 보내지 않습니다. 서비스는 보낼 수 있습니다.',
};
