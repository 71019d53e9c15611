import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '권한',
  tabs: { overview: '개요', advanced: '고급', link: '연결' },
  edit: '편집',
  editOf: (permission: string) => `${permission} 편집`,
  link: '연결',
  linkOf: (permission: string) => `${permission} 권한을 액션에 연결`,
  needsLevel: (level: string) => `${level} 권한으로 로그인`,
  needsLevelWhy: '로그인한 권한이 서명해야 하는 권한보다 낮습니다.',

  change: {
    title: '키 변경',
    owner: '새 owner 키',
    active: '새 active 키',
    hint: 'PUB_K1로 시작하는 공개 키. 비워 두면 현재 키를 유지합니다.',
    current: '현재 키',
    severalKeys: (count: string) => `키가 ${count}개입니다. 고급 편집기에서 변경하세요.`,
    needsOwner: (level: string) => `owner 키를 변경하려면 ${level} 권한으로 로그인하세요.`,
    submit: '키 변경',
    problems: {
      'private-key': '개인 키입니다. 여기에 입력하지 마세요. 공개 키를 입력하세요.',
      'not-a-key': 'PUB_K1로 시작하는 57자의 공개 키를 입력하세요.',
      'same-key': '이미 사용 중인 키입니다.',
      nothing: '권한 하나 이상에 새 키를 입력하세요.',
    },
    effect: '다음 블록부터 이전 키를 쓸 수 없습니다. 새 개인 키를 안전하게 보관하세요.',
  },

  limit: {
    only: (names) => `다음 권한만 권한을 변경할 수 있습니다: ${names}`,
    not: (names) => `다음 권한은 권한을 변경할 수 없습니다: ${names}`,
    may: (permission) =>
      `로그인한 ${permission} 권한은 변경할 수 있습니다. 계정이 직접 설정한 제한입니다.`,
    mayNot: (permission) =>
      `계정이 직접 설정한 제한이므로 체인이 ${permission} 권한의 변경을 거부합니다. 다른 권한으로 로그인하세요.`,
  },

  presets: {
    title: '자주 쓰는 변경',
    'cold-owner': 'owner를 콜드 키로 옮기기',
    'cold-owner-hint': 'owner 키는 오프라인에 둡니다. 일상적인 서명은 active가 합니다.',
    'claim-only': '보상만 청구할 수 있는 키',
    'claim-only-hint': '청구 액션에만 연결된 새 권한입니다.',
    'two-of-three': '키 세 개 중 두 개',
    'two-of-three-hint': '세 키 중 두 개가 서명해야 합니다. 하나를 잃어도 계정을 쓸 수 있습니다.',
  },

  editor: {
    create: '새 권한',
    name: '권한 이름',
    nameHint: 'a–z와 1–5, 최대 12자.',
    parent: '상위 권한',
    parentHint: '상위 권한이 이 권한을 변경할 수 있습니다. 나중에 바꿀 수 없습니다.',
    threshold: '임계값',
    thresholdHint: '서명자의 가중치 합이 이 값에 이르러야 합니다.',
    keys: '키',
    waits: '대기',
    key: (place: string) => `키 ${place}`,
    account: (place: string) => `계정 ${place}`,
    wait: (place: string) => `대기 ${place}, 초`,
    weightOf: (name: string) => `가중치: ${name}`,
    remove: (name: string) => `제거: ${name}`,
    addKey: '키 추가',
    addAccount: '계정 추가',
    addWait: '대기 추가',
    linksHint:
      '서명할 수 있는 액션, 예: eosio::claimrewards. 연결이 없으면 아무것도 서명할 수 없습니다.',
    submit: '권한 저장',
    createSubmit: '권한 만들기',
    delete: '권한 삭제',
    deleteHint: '먼저 연결이 제거됩니다.',
    hasChildren: (names: string) => `하위 권한을 먼저 삭제해야 합니다: ${names}.`,
    holderProblems: {
      'private-key': '개인 키입니다. 여기에 입력하지 마세요. 공개 키를 입력하세요.',
      'not-a-public-key': '공개 키를 입력하세요.',
      repeated: '이미 목록에 있습니다.',
      'not-a-level': '계정@권한 형식으로 입력하세요. 예: alice@active.',
      'not-seconds': '정수 초를 입력하세요.',
      'too-long': '대기는 최대 45일입니다.',
    },
    figureProblems: {
      'not-a-weight': '1–65,535',
      'not-a-threshold': '0보다 큰 정수를 입력하세요.',
      'too-little-weight': '가중치의 합이 임계값에 미치지 못합니다.',
      'no-holder': '키나 계정을 추가하세요.',
    },
    nameProblems: {
      'not-a-permission': 'a–z와 1–5로 된 최대 12자의 이름을 입력하세요.',
      reserved: '“eosio.”로 시작하는 이름은 예약되어 있습니다.',
      taken: '계정에 이미 있는 권한입니다.',
    },
    linksProblem: '컨트랙트::액션 형식으로 입력하세요. 예: eosio::claimrewards.',
    unchanged: '변경 사항이 없습니다.',
  },

  check: {
    title: '확인',
    ways: '충족 방법',
    unusable: '사용할 수 없음: 가중치가 임계값에 미치지 못합니다.',
    anyOf: (needed: string, all: string) => `${all}개 중 아무 ${needed}개`,
    or: '또는',
    delayed: (span: string) => `${span} 대기 후`,
    anyone: '누구나, 서명 없이',
    more: '다른 방법도 있습니다.',
    yours: '내 것',
    unnamed: '이',
    power: {
      alone: (permission: string) => `${permission} 권한을 단독으로 쓸 수 있습니다.`,
      above: (permission: string, above: string) =>
        `${permission} 권한을 단독으로 쓸 수 없지만 ${above} 권한으로 변경할 수 있습니다.`,
      together: (permission: string) => `${permission} 권한은 다른 사람과 함께만 쓸 수 있습니다.`,
      lost: (permission: string) =>
        `여기 있는 내 계정으로는 ${permission} 권한을 쓸 수도, 되돌릴 수도 없습니다. 개인 키가 있을 때만 계속하세요.`,
    },
    satisfiable: '충족할 수 있습니다.',
    unfinished: '양식을 모두 채우면 확인합니다.',
    checking: '지정된 계정을 확인하는 중…',
    incomplete: '일부 계정을 읽지 못했습니다.',
  },

  diff: {
    title: '변경 전후',
    threshold: '임계값',
    added: '추가',
    removed: '제거',
    changed: '변경',
    same: '그대로',
    from: (before: string, after: string) => `${before} → ${after}`,
    wait: (span: string) => `대기 ${span}`,
  },

  links: {
    none: '연결 없음',
    noneHint: '연결이 없는 액션에는 active가 필요합니다.',
    unlink: '연결 해제',
    unlinkOf: (permission: string, action: string) => `${permission}에서 ${action} 연결 해제`,
    allActions: '모든 액션',
    every: '컨트랙트의 모든 액션',
    submit: '연결',
    effect: (permission: string, action: string) =>
      `${permission} 권한이 ${action} 액션에 서명할 수 있습니다. active와 owner도 계속 할 수 있습니다.`,
    effectOfAny: (action) =>
      `계정의 모든 권한이 ${action}에 서명할 수 있습니다. 다른 용도로 만든 권한도 마찬가지입니다.`,
    instead: (permission: string) =>
      `지금은 ${permission} 권한에 연결되어 있습니다. 이것으로 바뀝니다.`,
    wrapper: (wrapper: string, system: string) =>
      `이 사이트의 양식은 ${system} 액션을 ${wrapper}(으)로 보냅니다. 두 곳 모두에 연결하세요.`,
    noAbi: '컨트랙트의 액션을 읽지 못했습니다. 이름을 입력하세요.',
    problems: {
      'no-contract': '컨트랙트를 입력하세요.',
      'not-a-name': '잘못된 계정 이름입니다.',
      'not-an-action': '잘못된 액션 이름입니다.',
      'never-linked': '체인이 이 액션의 연결을 허용하지 않습니다.',
      linked: '이미 연결된 액션입니다.',
    },
  },

  security: {
    title: '계정 보안',
    check: '권한 점검',
    checks: '점검 항목:',
    checked: [
      '키가 하나뿐이거나 active와 같은 키를 쓰는 owner',
      '아무도 사용할 수 없는 권한',
      '대기 후 누구나 사용할 수 있는 권한',
      '코드가 권한을 사용할 수 있는 컨트랙트',
    ],
    usesOwner: 'owner 권한으로 로그인했습니다',
    usesOwnerHint:
      'owner 권한은 계정을 완전히 제어합니다. 일상적인 작업에는 active 권한으로 로그인하세요.',
  },
  passkeys: {
    title: '등록된 패스키',
    hint: '지갑이 체인에 등록한 패스키입니다. 권한에 들어 있는 패스키만 서명할 수 있습니다.',
    host: '생성 대상',
    created: '등록',
    noPermission: '없음',
    none: '이 계정은 패스키를 등록하지 않았습니다.',
  },
};
