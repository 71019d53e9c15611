import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '快照',
  intro: '代币的账户和余额，以 CSV 文件提供。',
  source: '来源',
  sources: {
    node: '节点，逐个账户',
    'light-api': 'Light API，最大的 1,000 个',
    backend: '后端，全部持有者',
  },
  notes: {
    node: '节点按名称列出在代币合约中有记录的账户。每个余额需要单独请求，因此大型链需要数小时。余额依次读取，不属于同一个区块。已质押、已借出或在其他合约中的代币属于该合约的账户。',
    'light-api': 'Light API 最多列出 1,000 个最大的持有者。没有公共服务列出全部。',
    backend: '后端保存核心代币全部持有者的余额。',
  },
  most: '要读取的账户数',
  all: '全部',
  from: '第一个账户',
  fromHint: '留空则从头开始。',
  notAName: '名称只能包含 a–z、1–5 和点。',
  idle: '未开始',
  start: '开始',
  save: '下载 CSV',
  savePart: '下载这一部分',
  running: (read, held) => `已读取 ${read} 个账户，其中 ${held} 个有余额`,
  stopped: (held) => `已停止，共 ${held} 个余额。`,
  done: (held) => `已读取 ${held} 个余额。`,
  truncated: '还有更多账户。',
  blocks: (from, to) => `在区块 ${from} 与区块 ${to} 之间读取。`,
};
