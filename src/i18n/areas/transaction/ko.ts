import type { texts as english } from './en.ts';

export const texts: typeof english = {
  transaction: '트랜잭션',
  copyId: '트랜잭션 ID 복사',
  producer: '생성한 프로듀서',
  status: {
    executed: '실행됨',
    soft_fail: '실패(처리됨)',
    hard_fail: '실패',
    delayed: '지연됨',
    expired: '만료됨',
  },
  irreversible: '비가역',
  irreversibleIn: (count) => `${count}블록 후 비가역`,
  cpu: 'CPU',
  net: 'NET',
  delay: '지연',
  expires: '만료',
  actions: '액션',
  signatures: '서명',
  details: '세부 정보',
  source: '출처',
  statusLabel: '상태',

  tokenFlow: '토큰 흐름',
};
