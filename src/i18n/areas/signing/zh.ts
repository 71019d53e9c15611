import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '签名之前',
  signedBy: '签名者',
  delay: '执行前等待',
  expires: '有效时间',
  id: '交易 ID',
  copyId: '复制交易 ID',
  happens: '将会发生什么',
  data: '确切数据',
  undecoded: '无法读取这些字节。只有完全信任时才可签名。',
  balances: '余额',
  permissions: '权限',
  before: '之前',
  after: '之后',
  nothing: '无',
  removed: '已移除',
  cost: '费用',
  ownCost: 'CPU 和 NET 由您的账户支付。',
  otherPays: (payer: string) => `CPU 和 NET 由 ${payer} 支付，而不是您。`,
  asking: '节点正在试运行…',
  costUnknown: '没有节点能够试运行，费用未知。',
  refused: '节点试运行后发现它会失败',
  sign: '签名',
  signing: '正在等待钱包…',
  cancel: '取消',
  understood: '我已阅读警告，仍然要签名。',
  typeName: (name: string) => `若仍要签名，请输入 ${name}`,
  warnings: '警告',
  looking: '正在检查异常之处…',
  rules: {
    'look-alike': (name: string, like: string) =>
      `${name} 与您认识的 ${like} 相似，请逐个字母对比。`,
    'first-transfer': (to: string) => `您从未向 ${to} 转过任何东西。`,
    'exchange-without-memo': (to: string) =>
      `${to} 是交易所，而备注为空。没有备注，它无法知道这笔钱是您的。`,
    'foreign-token': (symbol: string, contract: string, known: string) =>
      `此 ${symbol} 属于合约 ${contract}，而您认识的 ${symbol} 属于 ${known}。`,
    'owner-permission': (actor: string) =>
      `${actor} 以 owner 权限签名。它可以对账户做任何事，大多数操作用 active 即可。`,
    'power-in-bundle': (name: string, account: string) =>
      `这些操作中的 ${name} 会改变谁控制 ${account}。`,
    'long-expiry': (span: string) => `此签名在 ${span} 内仍可使用。`,
    'unknown-contract': (contract: string) => `本站对合约 ${contract} 一无所知。`,
    'memo-link': (to: string) => `给 ${to} 的备注含有链接。备注是公开的，其中的链接往往是诱饵。`,
  },
  unsatisfiable: {
    'too-little-weight': (permission: string) =>
      `${permission} 将再也无法使用：所有权重之和低于阈值。`,
    'missing-accounts': (permission: string) =>
      `${permission} 将再也无法使用：它依赖不存在的账户。`,
    'needs-itself': (permission: string) => `${permission} 将再也无法使用：它依赖自身。`,
  },
};
