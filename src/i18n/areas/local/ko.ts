import type { texts as english } from './en.ts';

export const texts: typeof english = {
  intro:
    '이 익스플로러를 내 노드에 연결합니다. 설정은 이 브라우저와 페이지 URL에 저장되므로 링크를 공유할 수 있습니다.',
  nodeUrl: '노드 URL',
  nodeHint: 'HTTP API가 교차 출처 요청을 허용해야 합니다: access-control-allow-origin = *',
  historyUrl: '기록 API URL(선택 사항)',
  historyHint: 'Hyperion 서비스의 URL입니다. 없으면 노드 자체를 사용합니다.',
  coreSymbol: '코어 심볼',
  corePrecision: '코어 소수 자릿수',
  start: '익스플로러 시작',
  connecting: (host) => `${host}에 연결하는 중…`,
  invalidUrl: (example) => `잘못된 URL, 예: ${example}`,
  notReached: 'URL에 연결할 수 없습니다. nodeos가 실행 중인가요?',
  publicChain: (name: string) => `${name} 체인의 노드이며, 이 체인은 별도의 사이트가 있습니다.`,
  plainHttp: (hostname: string, port: string) =>
    `브라우저는 이 컴퓨터의 노드에만 일반 http로 요청할 수 있으며 ${hostname}에는 할 수 없습니다. 노드의 https 주소를 쓰거나 포트를 가져오세요: ssh -L ${port}:localhost:${port} ${hostname}, 그런 다음 http://localhost:${port}.`,
  invalidSymbol: 'A부터 Z까지 대문자 1~7자',
  invalidPrecision: '0부터 18까지의 숫자',
  questionTitle: '이 노드에 연결할까요?',
  questionText:
    '열어 본 링크에 아래 주소가 지정되어 있습니다. 브라우저는 보려는 내용을 이 주소에 요청하며, 운영자는 이를 알 수 있습니다. 아직 아무것도 요청하지 않았습니다.',
  history: '기록',
  change: '변경',
  leave: '나가기',
};
