import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '서명하기 전에',
  signedBy: '서명자',
  delay: '실행 전 대기',
  expires: '유효 시간',
  id: '트랜잭션 ID',
  copyId: '트랜잭션 ID 복사',
  happens: '일어날 일',
  data: '정확한 데이터',
  undecoded: '이 바이트를 읽을 수 없습니다. 전적으로 신뢰하는 것만 서명하세요.',
  balances: '잔액',
  permissions: '권한',
  before: '이전',
  after: '이후',
  nothing: '없음',
  removed: '제거됨',
  cost: '비용',
  ownCost: 'CPU와 NET은 내 계정이 냅니다.',
  otherPays: (payer: string) => `CPU와 NET은 내가 아니라 ${payer}이(가) 냅니다.`,
  asking: '노드가 시험 실행하는 중…',
  costUnknown: '시험 실행할 수 있는 노드가 없어 비용을 알 수 없습니다.',
  refused: '노드가 시험해 보니 실패합니다',
  sign: '서명',
  signing: '지갑을 기다리는 중…',
  cancel: '취소',
  understood: '경고를 읽었으며 그래도 서명하겠습니다.',
  typeName: (name: string) => `그래도 서명하려면 ${name} 을(를) 입력하세요`,
  warnings: '경고',
  looking: '이상한 점이 있는지 확인하는 중…',
  rules: {
    'look-alike': (name: string, like: string) =>
      `${name} 은(는) 알고 계신 ${like} 와(과) 비슷합니다. 한 글자씩 비교하세요.`,
    'first-transfer': (to: string) => `${to} 에게 보낸 적이 한 번도 없습니다.`,
    'exchange-without-memo': (to: string) =>
      `${to} 은(는) 거래소인데 메모가 비어 있습니다. 메모가 없으면 누구의 돈인지 알 수 없습니다.`,
    'foreign-token': (symbol: string, contract: string, known: string) =>
      `이 ${symbol} 은(는) ${contract} 컨트랙트의 것입니다. 알고 계신 ${symbol} 은(는) ${known} 의 것입니다.`,
    'owner-permission': (actor: string) =>
      `${actor} 의 owner 권한으로 서명합니다. 계정에 무엇이든 할 수 있으며, 대부분은 active 로 충분합니다.`,
    'power-in-bundle': (name: string, account: string) =>
      `작업 가운데 ${name} 이(가) ${account} 을(를) 누가 통제하는지 바꿉니다.`,
    'long-expiry': (span: string) => `이 서명은 ${span} 동안 더 사용할 수 있습니다.`,
    'unknown-contract': (contract: string) =>
      `${contract} 은(는) 이 사이트가 전혀 모르는 컨트랙트입니다.`,
    'memo-link': (to: string) =>
      `${to} 에게 보내는 메모에 링크가 있습니다. 메모는 공개되며, 그 안의 링크는 미끼인 경우가 많습니다.`,
  },
  unsatisfiable: {
    'too-little-weight': (permission: string) =>
      `${permission} 을(를) 다시는 쓸 수 없게 됩니다: 모든 가중치를 합쳐도 임계값에 못 미칩니다.`,
    'missing-accounts': (permission: string) =>
      `${permission} 을(를) 다시는 쓸 수 없게 됩니다: 없는 계정에 의존합니다.`,
    'needs-itself': (permission: string) =>
      `${permission} 을(를) 다시는 쓸 수 없게 됩니다: 자기 자신에 의존합니다.`,
  },
};
