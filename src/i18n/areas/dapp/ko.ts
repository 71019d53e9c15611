import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'dApp',
  intro: '지금 이 체인에서 실행되는 컨트랙트와, 공개된 목록의 dApp입니다.',
  published: '공개된 dApp',
  source:
    '출처: 다른 익스플로러가 공개한 2026년 11월 기준 목록. 이 목록을 갱신하는 서비스는 없습니다. 각 컨트랙트가 아직 있는지는 노드가 보고합니다.',
  noneHere: '공개된 dApp 없음',
  noneHereHint: '공개된 목록에 이 체인의 dApp이 없습니다. 사용 중인 컨트랙트는 위에 있습니다.',
  oldList: (count: string) => `예전에 공개된 dApp 목록 (${count})`,
  search: 'dApp 검색',
  noMatch: (text) => `“${text}”와 일치하는 dApp이 없습니다.`,
  name: 'dApp',
  codeSet: '코드 갱신',
  noCode: '코드 없음',
  noAccount: '없는 계정',
  inUse: '사용 중인 컨트랙트',
  inUseHint:
    '최신 블록의 트랜잭션이 호출한 컨트랙트입니다. 출처: 노드. 인라인 액션은 세지 않습니다.',
  blocks: (from, to) => `블록 ${from}~${to}`,
  readAgain: '최신 블록 불러오기',
  called: '호출된 액션',
  signers: '서명자',
  idle: '호출된 컨트랙트 없음',
  idleHint: '최신 블록에 트랜잭션이 없습니다.',
};
