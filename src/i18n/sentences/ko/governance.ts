import type { PatternsOf } from '../pattern.ts';

export const patterns: PatternsOf<'governance'> = {
  regvoter: '{voter} 계정이 {token} 투표자로 등록',
  unregvoter: '{voter} 계정이 {token} 투표자에서 해제',
  castvote: '{voter} 계정이 {ballot} 안건에 투표: {options}',
  unvoteall: '{voter} 계정이 {ballot} 안건의 투표 철회',
  stake: '{voter} 계정이 투표를 위해 {amount} 스테이킹',
  unstake: '{voter} 계정이 투표용 {amount} 스테이킹 해제',
  voteYes: '{voter} 계정이 {proposal} 제안에 찬성',
  voteNo: '{voter} 계정이 {proposal} 제안에 반대',
  vote: '{voter} 계정이 {proposal} 제안에 투표',
  unvote: '{voter} 계정이 {proposal} 제안의 투표 철회',
  propose: '{proposer} 계정이 {proposal} 제안: “{title}”',
  expire: '{proposal} 제안 종료',
  set: '{proxy} 계정이 투표 프록시 정보 갱신',
  remove: '{proxy} 계정이 투표 프록시 정보 삭제',
};
