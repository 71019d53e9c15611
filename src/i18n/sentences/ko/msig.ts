import type { PatternsOf } from '../pattern.ts';

export const patterns: PatternsOf<'msig'> = {
  propose: '{proposer} 계정이 {proposal} 제안, {expires}까지 유효, 요청된 승인 {count}건',
  approve: '{account}@{permission} 권한이 {proposer} 계정의 {proposal} 제안 승인',
  unapprove: '{account}@{permission} 권한이 {proposer} 계정의 {proposal} 제안 승인 철회',
  cancel: '{account} 계정이 {proposer} 계정의 {proposal} 제안 취소',
  exec: '{account} 계정이 {proposer} 계정의 {proposal} 제안 실행',
  invalidate: '{account} 계정이 모든 승인 무효화',
  execAsChain: '{account} 계정이 체인의 권한으로 액션 {count}건 실행',
};
