import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '다른 체인',
  hints: {
    name: '다른 체인에 있는 같은 이름의 계정은 다른 사람의 것일 수 있습니다. 버튼을 누르면 다른 체인의 노드에서 조회합니다.',
    key: '같은 키가 다른 체인의 계정도 제어할 수 있습니다. 버튼을 누르면 다른 체인의 노드에서 조회합니다.',
  },
  button: '다른 체인에서 찾기',
  none: { name: '이 이름의 계정 없음', key: '이 키를 쓰는 계정 없음' },
  noIndex: '이 체인에는 키로 계정을 찾는 서비스가 없음',
  retry: (chain) => `${chain} 재시도`,
  more: (count) => `외 ${count}개`,
  agreement: {
    same: '같은 키',
    some: '일부 키가 같음',
    different: '다른 키: 소유자가 다름',
    unknown: '비교할 키 없음: 다른 계정이 제어함',
  },
};
