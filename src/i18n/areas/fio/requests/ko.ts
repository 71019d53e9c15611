import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '지급 요청',
  hint: '요청의 금액과 메모는 두 주소의 키로만 읽도록 암호화되어 있습니다. 키를 보관한 지갑에서 볼 수 있으며, 요청도 그런 지갑에서 보내세요.',
  received: '받은 요청',
  sent: '보낸 요청',
  from: '보낸 주소',
  to: '받는 주소',
  time: '요청 시각',
  statuses: {
    pending: '대기 중',
    rejected: '거절됨',
    paid: '지급됨',
    cancelled: '취소됨',
  },
  answer: '응답',
  pay: '지급',
  payHint:
    '지급해도 요청은 ‘대기 중’으로 남습니다. 키를 보관한 지갑만 지급됨으로 표시할 수 있습니다.',
  payNamed: (payee: string) => `${payee}에 지급`,
  reject: '거절',
  rejectNumbered: (id: string) => `요청 ${id} 거절`,
  cancelNumbered: (id: string) => `요청 ${id} 취소`,
  fees: (reject: string, cancel: string) =>
    `거절은 최대 ${reject}, 취소는 최대 ${cancel}이(가) 듭니다. 주소에 묶음 트랜잭션이 남아 있으면 둘 다 무료입니다.`,
  none: '요청이 없습니다',
  noneHint: '다른 사람이 내 FIO 주소에 지급을 요청할 수 있습니다.',
  more: '여기에 표시되지 않은 요청이 더 있습니다.',
};
