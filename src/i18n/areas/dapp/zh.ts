import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'dApp',
  intro: '合约运行在本链上的应用。',
  published: '已发布的 dApp',
  source:
    '来源：另一个浏览器发布的列表，截至 2026 年 11 月。没有服务更新它。各合约是否仍在由节点告知。',
  noneHere: '没有已发布的 dApp',
  noneHereHint: '已发布的列表中没有本链的 dApp。正在使用的合约列在下方。',
  search: '搜索 dApp',
  noMatch: (text) => `没有与“${text}”匹配的 dApp。`,
  name: 'dApp',
  accounts: '账户',
  website: '网站',
  codeSet: '代码更新',
  noCode: '无代码',
  noAccount: '没有此账户',
  exportCsv: '导出 CSV',
  inUse: '正在使用的合约',
  inUseHint: '最新区块中的交易所调用的合约。来源：节点。合约之间的调用不计入。',
  blocks: (from, to) => `区块 ${from} 至 ${to}`,
  readAgain: '读取最新区块',
  contract: '合约',
  actions: '操作',
  signers: '签名者',
  idle: '没有合约被调用',
  idleHint: '最新区块中没有交易。',
};
