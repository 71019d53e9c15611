import type { texts as english } from './en.ts';

export const texts: typeof english = {
  transaction: '交易',
  copyId: '复制交易 ID',
  producer: '出块者',
  status: {
    executed: '已执行',
    soft_fail: '失败（已处理）',
    hard_fail: '失败',
    delayed: '已延迟',
    expired: '已过期',
  },
  irreversible: '不可逆',
  irreversibleIn: (count) => `${count} 个区块后不可逆`,
  cpu: 'CPU',
  net: 'NET',
  delay: '延迟',
  expires: '过期时间',
  actions: '操作',
  signatures: '签名',
  details: '详情',
  source: '数据来源',
  statusLabel: '状态',

  tokenFlow: '代币流向',
};
