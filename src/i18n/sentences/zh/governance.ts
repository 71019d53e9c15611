import type { PatternsOf } from '../pattern.ts';

export const patterns: PatternsOf<'governance'> = {
  regvoter: '{voter} 注册为 {token} 投票者',
  unregvoter: '{voter} 不再是 {token} 投票者',
  castvote: '{voter} 在 {ballot} 中投票：{options}',
  unvoteall: '{voter} 撤回在 {ballot} 中的投票',
  stake: '{voter} 质押 {amount} 用于投票',
  unstake: '{voter} 解除质押用于投票的 {amount}',
  voteYes: '{voter} 赞成 {proposal}',
  voteNo: '{voter} 反对 {proposal}',
  vote: '{voter} 对 {proposal} 投票',
  unvote: '{voter} 撤回对 {proposal} 的投票',
  propose: '{proposer} 提出 {proposal}：“{title}”',
  expire: '关闭提案 {proposal}',
  set: '{proxy} 更新投票代理资料',
  remove: '{proxy} 删除投票代理资料',
};
