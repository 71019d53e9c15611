import type { PatternsOf } from '../pattern.ts';

export const patterns: PatternsOf<'services'> = {
  pushtx: '{miner} 转发一笔 EVM 交易',
  write: '{owner} 向预言机报告 {count} 个价格',
  require: '要求链、应用和 {count} 个操作与签名时一致',
  mine: '{miner} 挖取 Trilium',
  claimmines: '{receiver} 领取挖矿所得',
  setland: '{account} 将挖矿移至土地 {land}',
  claim: '{account} 领取其增发份额',
  claimrewards: '{owner} 领取其系统手续费份额',
  setdistrib: '设定 {count} 个账户的增发份额',
  checktime: '将区块时间与 {time} 比较',
  message: '消息：{message}',
};
