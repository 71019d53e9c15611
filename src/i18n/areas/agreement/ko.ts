import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '두 번째 노드',
  button: '두 번째 노드로 확인',
  hint: '권한과 코어 토큰 잔액을 다른 운영자의 노드와 비교합니다.',
  hintTransaction: '블록과 그 불가역성을 다른 운영자의 노드와 비교합니다.',
  pending: '두 번째 노드로 확인하는 중…',
  single: '노드가 하나만 설정되어 있어 비교할 다른 운영자가 없습니다.',
  agree: (agreeing, all) => `노드 ${all}개 중 ${agreeing}개 일치`,
  differ: '노드의 값이 서로 다릅니다',
  advice: '한 노드가 잘못되었거나 오래된 값을 보고합니다. 이 값을 신뢰하지 마십시오.',
  adviceToSign: '한 노드가 잘못되었거나 오래된 값을 보고합니다. 취소하고 나중에 다시 시도하십시오.',
  failed: '두 번째 노드와 비교하지 못했습니다.',
  reasons: {
    'no-response': (node) => `${node}이(가) 응답하지 않았습니다.`,
    refused: (node) => `${node}이(가) 요청을 거부했습니다.`,
    stale: (node) => `${node}이(가) 체인보다 뒤처져 있습니다.`,
    'wrong-chain': (node) => `${node}은(는) 다른 체인의 노드입니다.`,
    'no-block': (node) => `${node}에 이 블록이 없습니다.`,
  },
  figures: {
    chain: '체인 ID',
    account: '계정 존재',
    permission: '권한',
    balance: '잔액',
    block: '블록 ID',
    included: '트랜잭션이 든 블록',
    irreversible: '비가역 블록',
  },
  none: '없음',
  yes: '예',
  no: '아니요',
};
