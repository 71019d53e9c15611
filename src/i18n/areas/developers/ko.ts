import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '내 사이트에 쓰는 컴포넌트',
  intro:
    '이 사이트의 화면은 React 컴포넌트로 만들어졌습니다. 컴포넌트는 별도의 패키지이며, 체인을 노드에서 직접 읽는 클라이언트가 들어 있습니다. 자체 서버도 API 키도 필요 없습니다. 주요 구성 요소를 실시간 데이터와 코드로 보여 드립니다.',
  contents: '이 페이지의 내용',
  linkTo: (title) => `“${title}” 링크`,
  start: {
    install: {
      title: '설치',
      text: '패키지는 레지스트리에 없습니다. Pronghorn 저장소에서 빌드하고 묶습니다. React 19 이상과 ES 모듈을 읽는 번들러가 필요합니다. 모든 구성 요소는 패키지의 README에 있습니다.',
    },
    react: {
      title: 'React에서',
      text: '구성 요소를 감싸는 프로바이더가 언어, 테마, 색을 정합니다. 클라이언트는 하나의 체인을 읽고, 노드가 실패하면 다른 노드로 넘어갑니다. 아래 코드는 이 클라이언트를 사용합니다.',
    },
    elements: {
      title: 'React 없이',
      text: '사용자 정의 요소는 스크립트 하나면 되고 빌드가 필요 없습니다. 속성이 바뀌면 요소를 다시 그립니다. 언어, 테마, 링크 속성은 모든 요소에서 같습니다.',
    },
  },
  liveTitle: '실시간 데이터로 보는 구성 요소',
  accountHint: '이름을 비워 두면 득표가 가장 많은 프로듀서입니다.',
  parts: {
    'account-card': {
      title: '계정 카드',
      text: '어떤 계정인지, 무엇을 가졌는지, 어떤 리소스를 쓰는지 보여 줍니다.',
    },
    transaction: {
      title: '트랜잭션',
      text: '트랜잭션이 한 일, 확정 여부, 액션 트리입니다. 최근 트랜잭션 하나를 보여 줍니다.',
    },
    'action-list': {
      title: '액션 목록',
      text: '체인의 기록 서비스에서 읽은 계정의 최근 액션을 문장으로 보여 줍니다.',
    },
    amount: {
      title: '수량',
      text: '모든 소수 자리를 보여 주는 정확한 수량입니다. 덜 중요한 자리는 흐리게 표시합니다.',
    },
    'account-name': {
      title: '계정 이름',
      text: '잘리지 않는 이름과 계정 링크입니다. 이름이 아닌 텍스트는 텍스트로 표시합니다.',
    },
    key: {
      title: '키',
      text: '공개 키와 그 키를 쓰는 계정 링크입니다. 공간에 맞게 줄여 보여 주고 전체가 복사됩니다.',
    },
    time: {
      title: '시각',
      text: '계속 갱신되는 경과 시간입니다. 정확한 시각은 툴팁과 스크린 리더에 제공됩니다.',
    },
    'authority-tree': {
      title: '권한 트리',
      text: '계정의 권한을 상위 권한 아래에 놓고, 각 권한을 충족하는 키와 계정을 보여 줍니다.',
    },
    'resource-meters': {
      title: '리소스 미터',
      text: '계정의 CPU, NET, RAM 사용량과 한도입니다.',
    },
    'producer-rows': {
      title: '프로듀서 행',
      text: '득표순 프로듀서와 스케줄에서의 차례입니다.',
    },
    'search-box': {
      title: '검색 상자',
      text: '입력한 텍스트가 이 체인에서 무엇을 뜻하는지 요청 없이 알아내고 링크합니다.',
    },
  },
  onlyReact: '이 구성 요소에는 사용자 정의 요소가 없습니다.',
  withoutAccount: '계정을 불러오지 못했습니다.',
  noTransaction: '최근 트랜잭션을 찾지 못했습니다.',
  noActions: '이 계정에는 액션이 없습니다.',
  noKey: '자체 키가 없습니다. 다른 계정이 이 계정의 권한을 충족합니다.',
  noProducers: '이 체인에는 투표할 프로듀서가 없습니다.',
  searchLabel: '이름, 블록, ID 또는 키',
  searchHint: '예',
};
