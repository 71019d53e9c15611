import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '트랜잭션 검토',
  now: '현재',
  previewNote: '입력하면 갱신됩니다',
  previewBlank: '양식을 채우면 결과가 표시됩니다.',
  previewPending: '트랜잭션을 만드는 중…',
  noPreview: '미리보기 없음',
  resourcesAfter: '실행 후 리소스',
  tooLittle: (resources) => `${resources} 부족`,
  checks: {
    title: '확인',
    existence: {
      exists: '계정 있음',
      checking: '확인 중…',
      missing: '계정 없음',
      unknown: '확인 안 됨: 응답한 노드가 없습니다',
    },
    coreToken: (code) => `${code}, 코어 토큰`,
    memoPublic: '메모는 공개됩니다',
    distinctNames: '아는 이름과 비슷한 받는 계정이 없습니다',
    noRisks: '알려진 위험 없음',
    risks: '위험: 이름, 토큰, 권한',
    unchecked: '일부 위험을 확인하지 못했습니다',
    run: '모의 실행',
    runUnknown: '모의 실행을 마친 노드가 없습니다',
    runDone: '모의 실행 성공',
    runContradicts: '한 노드가 이 트랜잭션을 다르게 디코딩합니다',
    runRefused: '모의 실행 실패:',
  },
  compare: {
    known: '아는 이름',
    here: '이 트랜잭션의 이름',
    isNot: (name, like) => `${name} 계정은 ${like} 계정이 아닙니다.`,
    differing: (name, letters, like, others) =>
      `다른 글자: ${name}에서는 ${letters}, ${like}에서는 ${others}.`,
    none: '없음',
  },
  signedBy: '서명자',
  expires: '유효 시간',
  validUnknown: '알 수 없음: 시계가 서로 다름',
  id: '트랜잭션 ID',
  summary: '요약',
  data: '액션 데이터',
  undecoded: '이 바이트를 디코딩할 수 없습니다. 출처를 신뢰하지 않으면 서명하지 마세요.',
  votes: {
    title: '투표 변경 사항',
    proxy: '대리 투표:',
    counts: (removed: string, added: string, kept: string) =>
      `제거 ${removed}, 추가 ${added}, 유지 ${kept}`,
    unknown: '현재 투표를 알려준 노드가 없어 제거되는 항목을 표시하지 못합니다.',
  },
  before: '이전',
  after: '이후',
  notKnown: '알 수 없음',
  removed: '제거됨',
  cost: '비용',
  ownCost: 'CPU와 NET은 내 계정이 냅니다.',
  otherPays: (payer: string) => `CPU와 NET은 내가 아니라 ${payer}이(가) 냅니다.`,
  dryRunPending: '모의 실행 중…',
  costUnknown: '비용 알 수 없음: 모의 실행을 마친 노드가 없습니다.',
  refused: (node: string) => `체인이 거부할 트랜잭션입니다: ${node}의 모의 실행이 실패했습니다`,
  sign: '서명',
  understood: '경고를 읽었으며 그래도 서명하겠습니다.',
  typeName: (name: string) => `그래도 서명하려면 ${name}을(를) 입력하세요`,
  missing: {
    tick: (label: string) => `먼저 선택하세요: ${label}`,
    type: (name: string) => `먼저 ${name}을(를) 입력하세요`,
    contradicted: '서명 차단됨: 한 노드가 이 트랜잭션과 다르게 응답합니다',
    blocked: '서명 차단됨: 경고를 확인하세요',
  },
  checking: '위험 확인 중…',
  authorizedBy: '승인 권한',
  nobody: '없음',
  wallet: '지갑이 서명하는 권한',
  noActions: '액션 없음',
  collection: '컬렉션',
  noPicture: '그림 없음',
  uncomparedNft: '이 NFT가 무엇인지 두 노드가 확인하지 않았습니다.',
  uncomparedTrade: '무엇이 거래되는지 두 노드가 확인하지 않았습니다.',
  givenBy: '주는 계정',
  unchecked: '일부 확인에 실패했습니다',
  uncheckedWhy: '일부 확인에 노드가 응답하지 않았습니다. 목록에 없는 위험이 있을 수 있습니다.',
  checkAgain: '다시 확인',
  signUnchecked: '일부 확인에 실패했지만 서명하겠습니다.',
  signDiffering: '노드들이 서로 다른 값을 보고하지만 서명하겠습니다.',
  signOverpaid: '두 노드가 보고한 가격의 두 배보다 더 들 수 있지만 서명하겠습니다.',
  signFirstBid:
    '두 노드가 이 이름에 입찰이 없다고 보고하여 최소 금액으로도 충분하지만 입찰하겠습니다.',
  signOneNode: '확인할 두 번째 노드가 없지만 서명하겠습니다. 이 세션에서는 다시 묻지 않습니다.',
  signRefused: '모의 실행이 실패했지만 서명하겠습니다.',
  signExecuted: '같은 액션을 한 번 더 실행하겠습니다.',
  executed: (block: string) => `같은 내용의 트랜잭션이 이미 블록 ${block}에 있습니다.`,
  executedHint: '다시 서명하면 같은 액션이 한 번 더 실행됩니다.',
  executedBy: (block: string, host: string) =>
    `${host}에서만 블록 ${block}에 같은 내용의 트랜잭션이 있다고 보고합니다.`,
  executedUnknown:
    '같은 내용의 트랜잭션에 이미 서명했습니다. 이를 담은 블록이 있는지 아직 알 수 없습니다.',
  executedUnknownHint: '다시 서명하면 같은 액션이 두 번 실행될 수 있습니다.',
  holders: '권한을 받는 쪽',
  whose: {
    ownKey: '내 키',
    keyOf: (accounts: string) => `${accounts}의 키`,
    unknownKey: '알 수 없는 키: 사용하는 계정이 알려져 있지 않습니다',
    ownAccount: '내 계정',
    otherAccount: '다른 계정',
    lower: '하위 권한: 이 권한을 쓸 수 있는 사람이 제어권을 얻습니다',
    code: '컨트랙트 코드',
    anyone: '대기 시간이 지나면 서명 없이 누구나',
  },
  within: {
    proposal: (name: string, proposer: string) => `${proposer}의 제안 ${name} 안에서`,
    wrapped: '래핑된 트랜잭션 안에서. 대상 계정의 권한이 필요 없습니다',
    inline: (contract: string) => `컨트랙트 ${contract}이(가) 보냄`,
  },
  allActions: (contract: string) => `${contract}의 모든 액션`,
  failures: {
    missing: () => '제안이 없습니다',
    expired: () => '만료되었습니다',
    'not-requested': () => '요청되지 않은 승인이거나 이미 승인했습니다',
    'other-executer': () => '실행자가 이 트랜잭션에 서명하지 않습니다',
    approvals: (levels: string) => `${levels}에 대한 승인이 부족합니다`,
    'too-early': () => '지연이 끝나지 않았습니다',
  },
  contradicted: (node: string) => `${node}이(가) 이 트랜잭션을 다르게 디코딩합니다`,
  contradictedWhy:
    '이 사이트와 노드가 바이트를 다르게 디코딩합니다. 둘 중 하나의 ABI가 잘못되어 서명이 차단되었습니다. 다시 확인하면 그 노드에서 ABI를 가져와 트랜잭션을 다시 만듭니다.',
  dryRunBalances: (node: string) => `${node}에서 모의 실행한 잔액 변화`,
  values: {
    title: '스테이크, RAM, REX, NFT',
    atMost: '(최대)',
    uncounted: '자산에 미치는 영향을 알 수 없음:',
    kinds: {
      liquid: '사용 가능',
      staked: '스테이크',
      ram: 'RAM',
      'ram-worth': '상당의 RAM',
      'rex-fund': 'REX 펀드',
      rex: 'REX',
    },
    nfts: () => 'NFT',
  },
  dryRunOutput: (node) => `${node}에서 모의 실행한 출력`,
  trust: {
    title: 'ABI 확인',
    published: (actions: string) => `${actions}: ABI가 공개된 컨트랙트와 일치합니다.`,
    agreed: (actions: string, first: string, second: string) =>
      `${actions}: ${first}과(와) ${second}이(가) 같은 ABI를 반환합니다.`,
    single: {
      none: (actions: string, node: string) =>
        `${actions}: ABI를 ${node}에서만 받았고 설정된 두 번째 노드가 없습니다. ABI가 잘못되었다면 액션이 표시와 다르게 동작할 수 있습니다.`,
      silent: (actions: string, node: string) =>
        `${actions}: ABI를 ${node}에서만 받았고 다른 노드는 응답하지 않았습니다. ABI가 잘못되었다면 액션이 표시와 다르게 동작할 수 있습니다.`,
    },
    disputed: (actions: string) => `${actions}: 노드들의 ABI가 서로, 또는 공개된 ABI와 모순됩니다.`,
    unread: (actions: string) => `${actions}: 제시간에 ABI를 반환한 노드가 없습니다.`,
    differs: (actions: string, found: string, published: string) =>
      `${actions}: 이 체인의 ABI는 “${found}”, 공개된 ABI는 “${published}”입니다.`,
  },
  newPermission: (permission) =>
    `권한 ${permission}이(가) 새로 생깁니다. 누가 쓸 수 있는지 확인하세요.`,
  rules: {
    'stake-given': (receiver) =>
      `이제부터 스테이크는 ${receiver} 계정의 것이며 되찾을 수 없습니다.`,
    'stake-lent': (receiver) =>
      `언스테이크할 때까지 ${receiver} 계정이 이 스테이크의 CPU와 NET을 사용합니다.`,
    'ram-given': (receiver) => `${receiver} 계정이 RAM을 받으며 되찾을 수 없습니다.`,
    'rent-given': (receiver) => `비용은 귀하가 내고 CPU와 NET은 ${receiver} 계정이 사용합니다.`,
    'similar-token': (symbol: string, contract: string, core: string) =>
      `${contract}의 ${symbol}은(는) ${core}이(가) 아닙니다. 기호만 비슷합니다.`,
    'second-signer': (level: string) =>
      `이 작업은 ${level}의 이름으로도 실행됩니다. 내 키가 그 권한에 유효하면 내 서명으로 충분합니다. 아니면 그 권한도 서명해야 합니다.`,
    takeover: (permission: string) =>
      `다른 쪽이 ${permission} 권한을 제어하게 됩니다. 모든 자산을 가져가고 접근을 막을 수 있습니다.`,
    'signer-removal': (permission: string) =>
      `서명하는 키가 ${permission} 권한을 잃습니다. 계정에 접근하지 못하게 될 수 있습니다.`,
    'permission-change': (permission: string) =>
      `권한 ${permission}이(가) 바뀝니다. 전후에 누가 쓸 수 있는지 비교하세요.`,
    'permission-removal': (permission: string) => `권한 ${permission}이(가) 삭제됩니다.`,
    'code-permission': (contract: string, permission: string) =>
      `${contract}의 코드가 서명 없이 언제든지 ${permission}을(를) 쓸 수 있게 됩니다.`,
    'permission-link': (permission: string, actions: string) =>
      `${permission}이(가) ${actions}에 서명할 수 있게 됩니다.`,
    'assets-linked': (permission: string, actions: string) =>
      `다른 사람이 내 서명 없이 ${permission} 권한으로 ${actions}에 서명할 수 있으며, 자산이나 계정을 가져갈 수 있습니다.`,
    'permission-unlink': (account: string, actions: string) =>
      `${account}은(는) ${actions} 전용 권한을 잃습니다. 이제 active로 서명합니다.`,
    'code-change': (account: string) =>
      `${account}의 컨트랙트 코드가 바뀝니다. 새 코드는 ${account}이(가) 할 수 있는 모든 일을 할 수 있습니다.`,
    'abi-change': (account: string) =>
      `${account}의 ABI가 바뀝니다. 지갑은 ABI로 액션을 디코딩합니다.`,
    'auth-limit': (account: string) =>
      `${account}의 어느 권한이 권한을 바꿀 수 있는지가 달라집니다.`,
    'foreign-account': (account: string) =>
      `새 계정 ${account}은(는) 내 것이 아닌 키로 쓸 수 있습니다.`,
    'producer-key': (account: string, key: string) =>
      `${key} 키가 ${account}의 이름으로 블록에 서명하거나 투표하게 되며, 내 키가 아닙니다. 서버의 키와 비교하세요.`,
    privileged: (account: string) =>
      `${account} 컨트랙트가 특권을 얻습니다. 그 코드는 체인의 모든 계정을 대신해 작동할 수 있습니다.`,
    'rights-given': (receiver: string, of: string) =>
      `${receiver} 계정이 ${of}에 대한 권리를 얻어, 그것을 바꾸거나 그 이름으로 작동할 수 있습니다.`,
    'vote-proxy': (voter: string, proxy: string) =>
      `${proxy}이(가) ${voter}의 스테이킹된 표 전부로 투표합니다.`,
    'proxy-role': (account: string) =>
      `${account}이(가) 프록시가 됩니다. 선택한 모든 사람의 스테이킹으로 투표합니다.`,
    'proposal-fails': (name: string, reason: string) =>
      `체인이 제안 ${name}에 대한 이 작업을 거부합니다: ${reason}.`,
    'proposal-changed': (name: string, proposer: string) =>
      `이 승인은 ${proposer}의 제안 ${name}와(과) 맞지 않습니다. 제안이 교체되었거나 노드가 다른 것을 반환했습니다. 무엇을 승인하는지 알 수 없습니다.`,
    'proposal-differs': (name: string, proposer: string) =>
      `${proposer}의 제안 ${name} 내용을 노드들이 서로 다르게 반환합니다. 무엇을 승인하게 될지 알 수 없습니다.`,
    extension: (type: string) =>
      `이 트랜잭션에는 유형 ${type}의 확장이 있습니다. 대부분의 노드가 거부합니다. 다른 노드가 어떻게 처리하는지는 알 수 없습니다.`,
    'context-free':
      '이 액션은 먼저 실행되며 어떤 계정도 승인하지 않습니다. 자산을 옮길 수 없지만 컨트랙트가 읽을 수 있습니다.',
    'nested-unread': '중첩된 트랜잭션을 모두 읽지 못했습니다. 무엇에 서명하게 될지 알 수 없습니다.',
    'many-actions': (most: string) =>
      `트랜잭션에 액션이 ${most}개가 넘게 들어 있습니다. 검토 화면은 그보다 많이 보여 주지 않습니다.`,
    'unbound-approval': (name: string, proposer: string) =>
      `이 승인은 ${name}의 내용에 묶여 있지 않습니다. 승인이 도착하기 전에 ${proposer}이(가) 제안을 교체하면 새 제안을 읽지 않고 승인하게 됩니다.`,
    'unreadable-power': (action: string) =>
      `${action}의 데이터를 디코딩할 수 없습니다. 계정의 제어권을 바꿀 수 있는 액션이므로 여기서 서명할 수 없습니다.`,
    unreadable: (action: string) =>
      `${action}의 데이터를 디코딩할 수 없습니다. 효과를 알 수 없습니다.`,
    'look-alike': (name: string, like: string) =>
      `${name}은(는) 알고 계신 ${like}와(과) 비슷합니다. 한 글자씩 비교하세요.`,
    'first-transfer': (to: string) => `${to}에게 처음 전송합니다. 보낸 적이 한 번도 없습니다.`,
    'first-memo': (to: string) =>
      `${to}은(는) 이것을 메모에 적힌 쪽에 전달합니다. 이 브라우저에서 이 메모로 보낸 적이 없습니다. 한 글자씩 비교하세요.`,
    'first-address': (address: string) =>
      `이 브라우저에서 ${address}(으)로 보낸 적이 없습니다. 한 글자씩 비교하세요.`,
    'no-minimum': (to: string) =>
      `받는 금액은 ${to}이(가) 정합니다. 이 트랜잭션에는 최소 금액이 없습니다. 금액은 그 서비스의 견적에만 있으며 확인할 방법이 없습니다.`,
    'exchange-without-memo': (to: string) =>
      `${to}은(는) 거래소인데 메모가 비어 있습니다. 메모가 없으면 입금을 처리할 수 없습니다.`,
    'foreign-token': (symbol: string, contract: string, known: string) =>
      `이 ${symbol}은(는) ${contract}이(가) 발행했습니다. 알고 계신 ${symbol}은(는) ${known}이(가) 발행했습니다.`,
    'owner-permission': (actor: string) =>
      `${actor}의 owner 권한으로 서명합니다. 계정을 완전히 제어하며, 대부분은 active로 충분합니다.`,
    'passkey-scope': (actor: string) =>
      `감싼 트랜잭션이 ${actor}만을 위해 작동하지 않습니다. 패스키는 자기 계정에 대해서만 서명할 수 있습니다.`,
    'long-expiry': (span: string) => `이 서명은 ${span} 동안 유효합니다.`,
    'unknown-contract': (contract: string) =>
      `${contract}은(는) 이 사이트에 알려진 컨트랙트가 아닙니다.`,
    'memo-link': (to: string) =>
      `${to}에게 보내는 메모에 링크가 있습니다. 메모의 링크는 피싱인 경우가 많습니다.`,
  },
  unsatisfiable: {
    'too-little-weight': (permission: string) =>
      `${permission} 권한을 사용할 수 없게 됩니다: 가중치가 임계값에 미치지 못합니다.`,
    'missing-accounts': (permission: string) =>
      `${permission} 권한을 사용할 수 없게 됩니다: 없는 계정에 의존합니다.`,
    'needs-deleted': (permission: string) =>
      `${permission} 권한을 사용할 수 없게 됩니다: 이 트랜잭션이 삭제하는 권한에 의존합니다.`,
    'needs-delay': (permission: string) =>
      `${permission}은(는) 지연 트랜잭션으로만 사용할 수 있게 되며, 대부분의 체인은 이를 더 이상 받지 않습니다.`,
    'needs-itself': (permission: string) =>
      `${permission} 권한을 사용할 수 없게 됩니다: 자기 자신에 의존합니다.`,
  },
};
