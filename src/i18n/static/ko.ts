import type { StaticTexts } from './en.ts';

export const texts: StaticTexts = {
  page: {
    skip: '본문으로 건너뛰기',
    lost: '이 페이지의 일부를 불러오지 못했습니다. 새로고침하거나 연결을 확인하세요.',
    reload: '새로고침',
  },

  shell: {
    menu: '메뉴',
    footer: '사이트 정보',
    more: '더 보기',
    main: '주 메뉴',
    home: '홈',
    chains: '체인',
    chain: (name) => `체인: ${name}`,
    testnets: '테스트 네트워크',
    language: '언어',
    settings: '설정',
    changeTheme: '밝은 화면과 어두운 화면 전환',
    close: '닫기',
    backToTop: '맨 위로',
    loading: '페이지를 불러오는 중',
    version: (version) => `버전 ${version}`,
    groups: {
      statistics: '통계',
      producers: '블록 프로듀서',
      accounts: '계정',
      contract: '컨트랙트',
      blockchain: '블록체인',
      multisig: '멀티시그',
    },
    blacklist: '블랙리스트',
    dex: 'DEX',
    swap: '스왑',
    swapInNewTab: '스왑 (새 탭에서 열림)',
    testnetPages: { account: '계정 만들기', faucet: '테스트 토큰 받기' },
    aboutChain: '이 체인 안내',
    mayNotAnswer: '이 네트워크의 노드는 더 이상 응답하지 않을 수 있습니다.',
    redesigned: '이 체인의 개발팀이 새로 디자인한 자체 익스플로러를 운영하고 있습니다.',
    redesignedLink: '사용해 보기',
  },

  notFound: {
    title: '페이지를 찾을 수 없습니다',
    code: '오류 코드: 404',
    text: '이 주소에는 페이지가 없습니다. 다음으로 이동할 수 있습니다:',
  },

  offline: {
    title: '오프라인 상태',
    text: '이 페이지는 이 기기에서 아직 열린 적이 없습니다. 다시 연결되면 열립니다.',
  },

  wallets: {
    intro:
      '지갑은 키를 보관하고 대신 서명합니다. 이 익스플로러는 트랜잭션 서명을 위해 개인 키를 요구하지 않습니다. 트랜잭션을 보여 주고, 승인은 지갑에서 합니다.',
    now: '연결',
    nowText:
      '어느 페이지에서든 위쪽의 “로그인”을 누르고 키를 보관한 지갑을 고르세요. 지갑의 코드는 그때만 불러오며 개인 키를 묻지 않습니다.',
    readOnly:
      '이 체인에서는 서명하지 않으므로 지갑을 연결할 수 없습니다. 페이지는 노드가 보고한 내용을 보여 줍니다.',
    planned: '이 체인의 지갑',
    plannedNote: '이 체인에서 각 지갑이 서명하는 방법:',
    notHere: '이 체인에서 서명하지 않는 지갑',
    ways: {
      app: '링크나 QR 코드로 연 앱에서 서명',
      extension: '확장 프로그램 창에서 서명',
      website: '지갑 웹사이트 창에서 서명',
      device: '내용을 비교한 뒤 기기에서 서명',
      terminal: '실행할 명령을 주고 그 출력을 붙여 넣음',
      local: '이 컴퓨터의 앱에서 서명',
      elsewhere: '이 체인은 지원하지 않음',
      ended: '더 이상 관리되지 않음',
      forbidden: '라이선스가 연결 코드 배포를 금지함',
    },
    places: {
      desktop: '데스크톱',
      mobile: '모바일',
      extension: '브라우저 확장',
      device: '하드웨어 지갑',
      web: '웹사이트',
      terminal: '명령줄',
    },
    careTitle: '보안',
    care: [
      '내 개인 키를 가진 사람은 누구나 계정을 제어합니다. 고객 지원에는 개인 키가 필요하지 않습니다.',
      '서명하기 전에 검토 창을 읽으세요. 받는 계정, 수량, 모든 권한 변경을 확인하세요.',
      'owner 키는 오프라인에 보관하고 평소에는 active 키를 사용하세요.',
      '비슷하게 생긴 이름은 흔한 속임수입니다. 한 글자씩 비교하세요.',
    ],
  },

  settings: {
    favorites: '즐겨찾기',
    darkMode: { label: '화면 모드', choices: { system: '시스템', light: '밝게', dark: '어둡게' } },
    density: { label: '행 간격', choices: { comfortable: '넓게', compact: '좁게' } },
    datesInUtc: { label: '시간대', choices: { false: '기기 시간', true: 'UTC' } },
    clock: {
      label: '날짜와 시계',
      choices: { usual: '한국어 방식 (오전/오후)', '24': '24시간제', iso: 'ISO 8601' },
    },
    currency: { label: '통화' },
    picturesFromAnywhere: {
      label: '알 수 없는 서버의 이미지',
      choices: { false: '클릭할 때', true: '항상' },
    },
  },
};
