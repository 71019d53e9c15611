import type { PatternsOf } from '../pattern.ts';

export const patterns: PatternsOf<'msig'> = {
  propose: '{proposer} 提出提案 {proposal}，有效至 {expires}，请求 {count} 个批准',
  approve: '{account}@{permission} 批准 {proposer} 的提案 {proposal}',
  unapprove: '{account}@{permission} 撤回对 {proposer} 的提案 {proposal} 的批准',
  cancel: '{account} 取消 {proposer} 的提案 {proposal}',
  exec: '{account} 执行 {proposer} 的提案 {proposal}',
  invalidate: '{account} 使其全部批准失效',
  execAsChain: '{account} 以链的权限运行 {count} 个操作',
};
