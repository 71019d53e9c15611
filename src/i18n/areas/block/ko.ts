import type { texts as english } from './en.ts';

export const texts: typeof english = {
  block: '블록',
  producer: '생성한 프로듀서',
  id: '블록 ID',
  copyId: '블록 ID 복사',
  previous: '이전 블록',
  next: '다음 블록',
  transactionCount: '트랜잭션 수',
  schedule: '스케줄 버전',
  transactionRoot: '트랜잭션 루트',
  actionRoot: '액션 루트',
  signature: '서명',
  adjacent: '인접 블록',
  details: '세부 정보',
  transactions: '트랜잭션',
  noTransactions: '트랜잭션 없음',
  noTransactionsHint: '비어 있어도 0.5초마다 블록이 생성됩니다.',
  deferred: '지연 트랜잭션: 블록에는 ID만 있습니다.',

  jump: '블록으로 이동',
  keys: '← 또는 →를 눌러 이전 또는 다음 블록으로 이동합니다.',
  actions: '액션',
  confirmed: '확인한 블록 수',
  newSchedule: '새 프로듀서',
  newFeatures: '활성화된 기능',
  download: 'JSON 내려받기',
};
