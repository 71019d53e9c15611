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
  notKnown: '未知',
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
  authorizedBy: '授权者',
  nobody: '无',
  wallet: '钱包为其签名',
  noActions: '没有操作',
  collection: '收藏集',
  noPicture: '没有图片',
  unknownNft: '没有索引服务认识此代币。',
  unchecked: '无法检查警告',
  uncheckedWhy: '节点没有回答有关此交易的部分查询，可能存在未列出的危险。',
  checkAgain: '重新检查',
  signUnchecked: '虽然无法检查警告，我仍要签名。',
  signDiffering: '虽然节点报告的数据不一致，我仍要签名。',
  holders: '授予',
  whose: {
    ownKey: '您的公钥',
    keyOf: (accounts: string) => `${accounts} 的公钥`,
    unknownKey: '未知公钥：未发现使用它的账户',
    ownAccount: '您的账户',
    otherAccount: '其他账户',
    code: '合约代码',
    anyone: '等待时间过后，任何人无需签名即可使用',
  },
  within: {
    proposal: (name: string, proposer: string) => `在 ${proposer} 的提案 ${name} 中`,
    wrapped: '在包装交易中，它不需要所代表账户的权限',
    inline: (contract: string) => `由合约 ${contract} 发出`,
  },
  allActions: (contract: string) => `${contract} 的所有操作`,
  failures: {
    missing: () => '没有这样的提案',
    expired: () => '提案已过期',
    'not-asked': () => '未请求此批准，或已经批准过',
    'other-executer': () => '执行者没有签署此交易',
    approvals: (levels: string) => `对 ${levels} 而言批准不足`,
    'too-early': () => '等待时间尚未结束',
  },
  contradicted: (node: string) => `${node} 对这笔交易的解读不同`,
  contradictedWhy:
    '本站与该节点对这些字节的含义不一致。其中一方的合约描述有误，因此无法签名。请再次检查，以询问另一个节点。',
  thisSite: '本站',
  dryRunBalances: (node: string) => `在 ${node} 上模拟执行得出的余额变化`,
  trust: {
    title: '操作的解读依据',
    published: (actions: string) => `${actions}：与已发布的合约一致。`,
    agreed: (actions: string, first: string, second: string) =>
      `${actions}：${first} 与 ${second} 对合约的描述一致。`,
    single: {
      none: (actions: string, node: string) =>
        `${actions}：只有 ${node} 提供了该合约的描述，且没有配置第二个节点。如果它作假，操作的实际效果可能与显示不同。`,
      silent: (actions: string, node: string) =>
        `${actions}：只有 ${node} 提供了该合约的描述，没有其他节点响应。如果它作假，操作的实际效果可能与显示不同。`,
    },
    differs: (actions: string, found: string, published: string) =>
      `${actions}：此链的合约为“${found}”，而已发布的合约为“${published}”。`,
  },
  rules: {
    'similar-token': (symbol: string, contract: string, core: string) =>
      `${contract} 的 ${symbol} 不是 ${core}，只是符号看起来相似。`,
    'second-signer': (level: string) => `${level} 也必须签名，而您的钱包不为它签名。`,
    takeover: (permission: string) =>
      `${permission} 的控制权将交给他人。他们可以拿走账户的一切，并把您锁在门外。`,
    'permission-change': (permission: string) =>
      `权限 ${permission} 将改变。请对比之前和之后谁能使用它。`,
    'permission-removal': (permission: string) => `权限 ${permission} 将被删除。`,
    'code-permission': (contract: string, permission: string) =>
      `${contract} 的代码可以随时使用 ${permission}，无需您的签名。`,
    'permission-link': (permission: string, actions: string) =>
      `${permission} 将可以签署 ${actions}。`,
    'permission-unlink': (account: string, actions: string) =>
      `${account} 将失去用于 ${actions} 的专用权限，此后由 active 签署。`,
    'code-change': (account: string) =>
      `${account} 的合约代码将被替换。新代码可以做 ${account} 能做的一切。`,
    'abi-change': (account: string) => `${account} 的 ABI 将被替换。钱包靠它读取操作。`,
    'auth-limit': (account: string) => `这将改变 ${account} 的哪些权限可以更改权限。`,
    'foreign-account': (account: string) => `新账户 ${account} 可由不属于您的公钥使用。`,
    'vote-proxy': (voter: string, proxy: string) => `${proxy} 将使用 ${voter} 的全部质押票数投票。`,
    'proxy-role': (account: string) => `${account} 将成为代理：它用所有选择它的人的质押票数投票。`,
    'proposal-fails': (name: string, reason: string) =>
      `链会拒绝对提案 ${name} 的此操作：${reason}。`,
    'proposal-changed': (name: string, proposer: string) =>
      `${proposer} 的提案 ${name} 不是此批准所针对的提案。它已被替换，或节点显示了另一个提案。您将批准的内容不明。`,
    'unbound-approval': (name: string, proposer: string) =>
      `此批准未绑定 ${name} 的内容。如果 ${proposer} 在批准到达之前替换提案，您将在未阅读的情况下批准新提案。`,
    unreadable: (action: string) => `无法读取 ${action} 的数据。它会做什么不得而知。`,
    'look-alike': (name: string, like: string) =>
      `${name} 与您认识的 ${like} 相似，请逐个字母对比。`,
    'first-transfer': (to: string) => `您从未向 ${to} 转过任何东西。`,
    'exchange-without-memo': (to: string) =>
      `${to} 是交易所，而备注为空。没有备注，它无法知道这笔钱是您的。`,
    'foreign-token': (symbol: string, contract: string, known: string) =>
      `此 ${symbol} 属于合约 ${contract}，而您认识的 ${symbol} 属于 ${known}。`,
    'owner-permission': (actor: string) =>
      `${actor} 以 owner 权限签名。它可以对账户做任何事，大多数操作用 active 即可。`,
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
