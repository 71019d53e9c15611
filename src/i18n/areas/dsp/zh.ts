import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '服务提供商',
  intro: 'DAPP Network 的提供商向合约提供存储、预言机等服务。账户向提供商质押 DAPP 以使用其套餐。',
  noService:
    '收集提供商自我介绍和奖励的服务已停止。套餐、用户和质押从 dappservices 合约的表中读取。',
  packages: '套餐',
  search: '搜索套餐',
  noMatch: (text) => `没有与“${text}”匹配的套餐。`,
  notHere: (chain) => `${chain} 上没有 DAPP Network`,
  notHereHint: '本链没有带套餐表的 dappservices 合约。',
  incomplete: '列表不完整：合约还有更多用户。用户数和质押量为最小值。',
  provider: '提供商',
  package: '套餐',
  disabled: '已停用',
  quota: '配额',
  each: (period) => `每 ${period}`,
  leastStake: '最低质押',
  unstake: '解除质押需时',
  users: '用户',
  staked: '已质押',
  endpoint: '端点',
  stakes: '账户的质押',
  returned: '退还时间',
  noStakes: (name) => `${name} 没有向提供商质押`,
  noStakesHint: '质押及其退款列在这里。',
};
