import type { texts as english } from './en.ts';

export const texts: typeof english = {
  otherForm: '다른 형식',
  copyOther: '다른 형식 복사',
  source: (source) => `출처: ${source}`,
  unknownPermission: '알 수 없음',
  noKeysFound: '키를 찾을 수 없음',
  noKeysHint: '이 체인에서 이 키에 권한을 준 계정이 없습니다.',
  hyperionNotSupported: 'Hyperion API를 지원하지 않음',
  lightApiNotSupported: 'Light API를 지원하지 않음',
  nobodyCanTell: '이 체인의 노드에는 키 색인이 없고, 색인을 가진 서비스에도 연결되지 않았습니다.',
  ethereum: '이더리움 주소',
  ethereumHint:
    '이 주소에 연결된 키를 알려 주는 서비스가 이 체인에 없습니다. 키를 직접 검색하세요.',
  exposed: {
    title: '이 페이지 주소에 개인 키가 있었습니다',
    converted:
      '브라우저에서 공개 키로 변환하고 주소에서 제거했습니다. 이 페이지는 개인 키를 어디에도 보내지 않았습니다.',
    treatAsExposed:
      '브라우저 방문 기록과 웹 서버 로그에 남아 있을 수 있습니다. 노출된 것으로 보고 계정의 키를 교체하세요.',
  },
  invalidPrivateKey: '올바른 개인 키가 아닙니다.',
};
