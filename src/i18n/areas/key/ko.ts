import type { texts as english } from './en.ts';

export const texts: typeof english = {
  key: '공개 키',
  copy: '키 복사',
  accounts: '계정',
  account: '계정',
  permission: '권한',
  weight: '가중치',
  ofThreshold: (weight, threshold) => `${weight} / ${threshold}`,

  otherForm: '다른 형식',
  copyOther: '다른 형식 복사',
  atLeast: (count) => `최소 ${count}개`,
  unknownPermission: '알 수 없음',
  noKeysFound: '키를 찾을 수 없음',
  noKeysHint: '이 체인에 이 키를 쓰는 권한이 없습니다.',
  hyperionNotSupported: 'Hyperion API를 지원하지 않음',
  lightApiNotSupported: 'Light API를 지원하지 않음',
  noKeyIndex: '이 체인의 노드에는 키 인덱스가 없고, 인덱스가 있는 서비스도 응답하지 않았습니다.',
  ethereum: '이더리움 주소',
  ethereumHint: '이 체인에는 이더리움 주소를 계정에 연결하는 EVM이 없습니다. 공개 키로 검색하세요.',
  address: {
    linked: (contract) => `컨트랙트 ${contract}이(가) 이 주소를 계정에 연결합니다.`,
    reserved: (contract) =>
      `${contract}이(가) 이 계정에 예약한 주소입니다. 주소에 계정 이름이 들어 있습니다.`,
    unlinked: (contract) =>
      `${contract}에 이 주소가 있지만 제어하는 계정이 없습니다. 이더리움 키가 제어합니다.`,
    unknown: {
      table: (contract) => `${contract}에 이 주소가 없습니다.`,
      names: (contract) =>
        `${contract}은(는) 계정 이름이 들어 있는 주소(0xbbbb…)만 계정에 연결합니다.`,
    },
  },
  exposed: {
    title: '이 페이지의 URL에 개인 키가 있었습니다',
    converted:
      '브라우저에서 공개 키로 변환하고 주소에서 제거했습니다. 이 페이지는 개인 키를 어디에도 보내지 않았습니다.',
    treatAsExposed:
      '브라우저 방문 기록과 웹 서버 로그에 남아 있을 수 있습니다. 노출된 것으로 보고 계정의 키를 교체하세요.',
  },
  refused: {
    title: '개인 키를 지웠습니다',
    unsent: '이 입력란은 개인 키를 위한 곳이 아닙니다. 키는 전송되지도 저장되지도 않았습니다.',
    exposed:
      '양식에 개인 키를 붙여 넣지 마세요. 다른 사이트나 사람이 보았을 수 있다면 계정의 키를 교체하세요.',
  },
  invalidPrivateKey: '올바른 개인 키가 아닙니다.',
};
