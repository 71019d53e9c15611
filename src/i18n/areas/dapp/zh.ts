import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: 'dApp',
  intro: '目前在本链上运行的合约，以及一份已发布列表中的 dApp。',
  published: '已发布的 dApp',
  source:
    '来源：另一个区块浏览器发布的列表，截至 2026 年 11 月。没有服务更新它。各合约是否仍存在由节点报告。',
  noneHere: '没有已发布的 dApp',
  noneHereHint: '已发布的列表中没有本链的 dApp。正在使用的合约列在上方。',
  oldList: (count: string) => `以前发布的 dApp 列表（${count}）`,
  search: '搜索 dApp',
  noMatch: (text) => `没有与“${text}”匹配的 dApp。`,
  name: 'dApp',
  codeSet: '代码更新',
  noCode: '无代码',
  noAccount: '没有此账户',
  inUse: '正在使用的合约',
  inUseHint: '被最新区块中的交易调用的合约。来源：节点。内联操作不计入。',
  blocks: (from, to) => `区块 ${from} 至 ${to}`,
  readAgain: '加载最新区块',
  called: '被调用的操作',
  signers: '签名者',
  idle: '没有合约被调用',
  idleHint: '最新区块中没有交易。',
};
