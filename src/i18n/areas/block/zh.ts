import type { texts as english } from './en.ts';

export const texts: typeof english = {
  block: '区块',
  producer: '出块者',
  id: '区块 ID',
  copyId: '复制区块 ID',
  previous: '上一个区块',
  next: '下一个区块',
  transactionCount: '交易数',
  schedule: '出块计划版本',
  transactionRoot: '交易根',
  actionRoot: '操作根',
  signature: '签名',
  adjacent: '相邻区块',
  details: '详情',
  transactions: '交易',
  noTransactions: '没有交易',
  noTransactionsHint: '每半秒产生一个区块，即使为空。',
  deferred: '延迟交易：区块中只有它的 ID。',

  jump: '前往区块',
  keys: '按 ← 或 → 前往上一个或下一个区块。',
  actions: '操作',
  confirmed: '确认的区块数',
  newSchedule: '新的出块者',
  newFeatures: '激活的功能',
  download: '下载 JSON',
};
