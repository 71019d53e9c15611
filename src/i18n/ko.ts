import type { texts as english } from './en.ts';

export const texts: typeof english = {
  common: {
    copy: '복사',
    copied: '복사됨',
    retry: '다시 시도',
    loading: '불러오는 중…',
    close: '닫기',
    more: '더 불러오기',
  },
  state: {
    failedTitle: '응답 없음',
    failed: (endpoint) => `${endpoint}에서 응답이 없습니다.`,
    stale: (endpoint) => `${endpoint}에서 응답이 없습니다. 마지막으로 확인된 내용을 표시합니다.`,
    noEndpoint: '응답한 엔드포인트가 없습니다.',
    refusedTitle: '요청이 거부됨',
    refused: (endpoint) => `${endpoint}에서 요청을 거부했습니다.`,
  },
  shell: {
    headBlock: '헤드 블록',
    producer: '프로듀서',
    tps: 'TPS',
    tpsLong: '최근 블록의 초당 트랜잭션 수',
    staleHead: (age) => `노드 데이터가 ${age} 전 것입니다`,
    turn: (turn, of, block) => `차례 ${turn}/${of}, 블록 ${block}/12`,
    toFinal: (count) => `확정까지 ${count}`,
    notFinal: (count) => `아직 확정되지 않은 블록 ${count}개`,
  },
  search: {
    label: '계정, 블록, 트랜잭션, 키 검색',
    placeholder: '검색: 계정, 블록, 트랜잭션, 키, 도구',
  },
  ui: {
    dismiss: '닫기',
    copyFailed: '복사하지 못했습니다',
    showAll: '모두 보기',
    showMore: (count) => `${count}개 더 보기`,
    opensNewTab: '(새 탭에서 열림)',
    empty: '아직 아무것도 없습니다',
    missing: '찾을 수 없음',
    unsupported: '이 체인에서는 사용할 수 없음',
    needsService: (service) => `${service}이(가) 필요하지만 이 체인에서는 제공하지 않습니다.`,
    services: {
      history: '기록 노드',
      hyperion: 'Hyperion 기록 서비스',
      'light-api': 'Light API 서비스',
      'nft-indexer': 'NFT 인덱서',
      dex: '거래소 서비스',
      backend: '익스플로러 자체 서비스',
    },
    broken: '이 페이지가 작동을 멈췄습니다',
    brokenText: '데이터를 표시할 수 없습니다. 페이지를 새로고침하거나 다른 링크로 이동하세요.',
    partNotLoaded: '이 부분을 불러오지 못했습니다.',
    reload: '새로고침',
    malformed: '잘못된 형식',
    about: '인덱서의 값이며 아직 컨트랙트로 확인되지 않음',
    copyJson: 'JSON으로 복사',
    items: (count) => `항목 ${count}개`,
    fields: (count) => `필드 ${count}개`,
    success: '성공',
    error: '오류',
  },
  screen: {
    source: (source) => `출처: ${source}`,
    logIn: '로그인',
    accountMenu: (actor) => `계정 ${actor}`,
  },
  untrusted: {
    firstOf: (shown, all) => `전체 ${all}자 중 처음 ${shown}자`,
    showMoreText: '더 보기',
    downloadText: '텍스트 내려받기',
    loadPicture: (host) => `${host}에서 이미지 불러오기`,
  },
};

// The texts that nearly every page needs come with them: see `chunk-groups.ts`.
export { texts as account } from './areas/account/ko.ts';
export { texts as action } from './areas/action/ko.ts';
export { texts as transaction } from './areas/transaction/ko.ts';
