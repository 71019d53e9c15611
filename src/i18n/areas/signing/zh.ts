import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '核对交易',
  now: '现在',
  previewNote: '随输入更新',
  previewBlank: '填完表单即可查看结果。',
  previewPending: '正在生成交易…',
  noPreview: '无法预览',
  resourcesAfter: '执行后的资源',
  tooLittle: (resources) => `${resources} 不足`,
  checks: {
    title: '检查',
    existence: {
      exists: '存在',
      checking: '正在检查…',
      missing: '不存在',
      unknown: '未检查：没有节点响应',
    },
    coreToken: (code) => `${code}，核心代币`,
    memoPublic: '备注是公开的',
    distinctNames: '没有接收方与您认识的名称相似',
    noRisks: '没有已知风险',
    risks: '风险：名称、代币、权限',
    unchecked: '部分风险无法检查',
    run: '模拟执行',
    runUnknown: '没有节点完成模拟执行',
    runDone: '模拟执行成功',
    runContradicts: '有节点对此交易的解码不同',
    runRefused: '模拟执行失败：',
  },
  compare: {
    known: '您认识的',
    here: '此交易中的',
    isNot: (name, like) => `${name} 不是 ${like}。`,
    differing: (name, letters, like, others) =>
      `不同的字符：${name} 中为 ${letters}，${like} 中为 ${others}。`,
    none: '无',
  },
  signedBy: '签名者',
  expires: '有效时间',
  validUnknown: '未知：时钟不一致',
  id: '交易 ID',
  summary: '摘要',
  data: '操作数据',
  undecoded: '无法解码这些字节。除非信任其来源，否则请勿签名。',
  votes: {
    title: '投票变化',
    proxy: '代理投票：',
    counts: (removed: string, added: string, kept: string) =>
      `移除 ${removed} 个，新增 ${added} 个，保留 ${kept} 个`,
    unknown: '没有节点返回当前投票：无法列出此操作移除的内容。',
  },
  before: '之前',
  after: '之后',
  notKnown: '未知',
  removed: '已移除',
  cost: '费用',
  ownCost: 'CPU 和 NET 由您的账户支付。',
  otherPays: (payer: string) => `CPU 和 NET 由 ${payer} 支付，而不是您。`,
  dryRunPending: '正在模拟执行…',
  costUnknown: '费用未知：没有节点完成模拟执行。',
  refused: (node: string) => `链会拒绝此交易：在 ${node} 上的模拟执行失败`,
  sign: '签名',
  understood: '我已阅读警告，仍然要签名。',
  typeName: (name: string) => `若仍要签名，请输入 ${name}`,
  missing: {
    tick: (label: string) => `请先勾选：${label}`,
    type: (name: string) => `请先输入 ${name}`,
    contradicted: '禁止签名：有节点与此交易不符',
    blocked: '禁止签名：请查看警告',
  },
  checking: '正在检查风险…',
  authorizedBy: '授权者',
  nobody: '无',
  wallet: '钱包为其签名',
  noActions: '没有操作',
  collection: '收藏集',
  noPicture: '没有图片',
  uncomparedNft: '没有两个节点确认此 NFT 是什么。',
  uncomparedTrade: '没有两个节点确认交易的内容。',
  givenBy: '给出方',
  unchecked: '部分检查失败',
  uncheckedWhy: '节点没有响应部分检查，可能存在未列出的风险。',
  checkAgain: '重新检查',
  signUnchecked: '虽然部分检查失败，我仍要签名。',
  signDiffering: '虽然节点报告的数据不一致，我仍要签名。',
  signOverpaid: '虽然费用可能超过两个节点所报价格的两倍，我仍要签名。',
  signFirstBid: '虽然两个节点都报告此名称还没有出价，最小金额即可，我仍要出价。',
  signOneNode: '虽然没有第二个节点可以核对，我仍要签名。本次会话不再询问。',
  signRefused: '虽然模拟执行失败，我仍要签名。',
  signExecuted: '我要把相同的操作再执行一次。',
  executed: (block: string) => `区块 ${block} 中已有一笔相同的交易。`,
  executedHint: '再次签名会把相同的操作再执行一次。',
  executedBy: (block: string, host: string) =>
    `仅 ${host} 报告：区块 ${block} 中有一笔相同的交易。`,
  executedUnknown: '之前签署过一笔相同的交易，尚不清楚是否有区块包含它。',
  executedUnknownHint: '再次签名可能会把相同的操作执行两次。',
  holders: '授予',
  whose: {
    ownKey: '您的公钥',
    keyOf: (accounts: string) => `${accounts} 的公钥`,
    unknownKey: '未知公钥：未发现使用它的账户',
    ownAccount: '您的账户',
    otherAccount: '其他账户',
    lower: '下级权限：能使用它的人将获得控制权',
    code: '合约代码',
    anyone: '等待之后，任何人无需签名',
  },
  within: {
    proposal: (name: string, proposer: string) => `在 ${proposer} 的提案 ${name} 中`,
    wrapped: '在封装交易中，不需要其账户的授权',
    inline: (contract: string) => `由合约 ${contract} 发出`,
  },
  allActions: (contract: string) => `${contract} 的所有操作`,
  failures: {
    missing: () => '提案不存在',
    expired: () => '提案已过期',
    'not-requested': () => '未请求此批准，或已经批准过',
    'other-executer': () => '执行者没有签署此交易',
    approvals: (levels: string) => `${levels} 的批准不足`,
    'too-early': () => '延迟尚未结束',
  },
  contradicted: (node: string) => `${node} 对此交易的解码不同`,
  contradictedWhy:
    '本站与该节点对字节的解码不同。其中一方的 ABI 有误，因此禁止签名。请再次检查，以从该节点获取 ABI 并重新构建交易。',
  dryRunBalances: (node: string) => `在 ${node} 上模拟执行得出的余额变化`,
  values: {
    title: '质押、RAM、REX 和 NFT',
    atMost: '（上限）',
    uncounted: '对资产的影响未知：',
    kinds: {
      liquid: '可用',
      staked: '已质押',
      ram: 'RAM',
      'ram-worth': '等值 RAM',
      'rex-fund': 'REX 基金',
      rex: 'REX',
    },
    nfts: () => 'NFT',
  },
  dryRunOutput: (node) => `在 ${node} 上模拟执行的输出`,
  trust: {
    title: 'ABI 检查',
    published: (actions: string) => `${actions}：ABI 与已发布的合约一致。`,
    agreed: (actions: string, first: string, second: string) =>
      `${actions}：${first} 与 ${second} 返回的 ABI 相同。`,
    single: {
      none: (actions: string, node: string) =>
        `${actions}：ABI 只来自 ${node}，且没有配置第二个节点。如果 ABI 有误，操作的实际效果可能与显示不同。`,
      silent: (actions: string, node: string) =>
        `${actions}：ABI 只来自 ${node}，没有其他节点响应。如果 ABI 有误，操作的实际效果可能与显示不同。`,
    },
    disputed: (actions: string) => `${actions}：各节点返回的 ABI 相互矛盾，或与已发布的 ABI 矛盾。`,
    unread: (actions: string) => `${actions}: 没有节点及时返回 ABI。`,
    differs: (actions: string, found: string, published: string) =>
      `${actions}：此链的 ABI 为“${found}”，已发布的 ABI 为“${published}”。`,
  },
  newPermission: (permission) => `权限 ${permission} 是新的。请确认谁能使用它。`,
  rules: {
    'stake-given': (receiver) => `此后质押归 ${receiver} 所有，您无法取回。`,
    'stake-lent': (receiver) => `在您解除质押之前，${receiver} 使用这些质押的 CPU 和 NET。`,
    'ram-given': (receiver) => `RAM 归 ${receiver} 所有，您无法取回。`,
    'rent-given': (receiver) => `您支付费用，CPU 和 NET 由 ${receiver} 使用。`,
    'similar-token': (symbol: string, contract: string, core: string) =>
      `${contract} 的 ${symbol} 不是 ${core}，只是符号看起来相似。`,
    'second-signer': (level: string) =>
      `此操作也以 ${level} 的名义进行。若您的密钥对它有效，您的签名就足够；否则它也必须签名。`,
    takeover: (permission: string) =>
      `他人将获得 ${permission} 的控制权。他们可以拿走全部资产，并使您失去访问权。`,
    'signer-removal': (permission: string) =>
      `签名的密钥将失去 ${permission}。您可能无法再使用该账户。`,
    'permission-change': (permission: string) =>
      `权限 ${permission} 将改变。请对比之前和之后谁能使用它。`,
    'permission-removal': (permission: string) => `权限 ${permission} 将被删除。`,
    'code-permission': (contract: string, permission: string) =>
      `${contract} 的代码可以随时使用 ${permission}，无需您的签名。`,
    'permission-link': (permission: string, actions: string) =>
      `${permission} 将可以签署 ${actions}。`,
    'assets-linked': (permission: string, actions: string) =>
      `他人无需您同意即可用 ${permission} 签署 ${actions}，并可能拿走资产或账户。`,
    'permission-unlink': (account: string, actions: string) =>
      `${account} 将失去用于 ${actions} 的专用权限，此后由 active 签署。`,
    'code-change': (account: string) =>
      `${account} 的合约代码将被替换。新代码可以做 ${account} 能做的一切。`,
    'abi-change': (account: string) => `${account} 的 ABI 将被替换。钱包用它解码操作。`,
    'auth-limit': (account: string) => `这将改变 ${account} 的哪些权限可以更改权限。`,
    'foreign-account': (account: string) => `新账户 ${account} 可由不属于您的公钥使用。`,
    'producer-key': (account: string, key: string) =>
      `${key} 将以 ${account} 的名义签署区块或对区块投票，而它不是您的公钥。请与您服务器的公钥比较。`,
    privileged: (account: string) =>
      `合约 ${account} 将成为特权合约：其代码可代表链上的每个账户行事。`,
    'rights-given': (receiver: string, of: string) =>
      `${receiver} 将获得对 ${of} 的权利：可以更改它，或以其名义行事。`,
    'vote-proxy': (voter: string, proxy: string) => `${proxy} 将使用 ${voter} 的全部质押票数投票。`,
    'proxy-role': (account: string) => `${account} 将成为代理：它用所有选择它的人的质押票数投票。`,
    'proposal-fails': (name: string, reason: string) =>
      `链会拒绝对提案 ${name} 的此操作：${reason}。`,
    'proposal-changed': (name: string, proposer: string) =>
      `此批准与 ${proposer} 的提案 ${name} 不符。提案已被替换，或节点返回了另一个提案。您将批准的内容不明。`,
    'proposal-differs': (name: string, proposer: string) =>
      `各节点返回的 ${proposer} 的提案 ${name} 内容不同。无法得知您将批准什么。`,
    extension: (type: string) =>
      `此交易带有类型为 ${type} 的扩展。多数节点会拒绝它。无法得知其他节点如何处理。`,
    'context-free': '这些操作最先执行，且没有账户授权。它们不能转移资产，但合约可以读取它们。',
    'nested-unread': '未能读取全部嵌套的交易。无法得知您将签署什么。',
    'many-actions': (most: string) => `该交易包含超过 ${most} 个操作，审核最多只能显示这么多。`,
    'unbound-approval': (name: string, proposer: string) =>
      `此批准未绑定 ${name} 的内容。如果 ${proposer} 在批准到达之前替换提案，您将在未阅读的情况下批准新提案。`,
    'unreadable-power': (action: string) =>
      `无法解码 ${action} 的数据。该操作可能改变账户的控制权，因此不能在此签名。`,
    unreadable: (action: string) => `无法解码 ${action} 的数据，其效果不明。`,
    'look-alike': (name: string, like: string) =>
      `${name} 与您认识的 ${like} 相似，请逐个字符对比。`,
    'first-transfer': (to: string) => `首次向 ${to} 转账：您从未向其发送过任何东西。`,
    'first-memo': (to: string) =>
      `${to} 会将此转给备注所指的对象。此浏览器以前的付款从未使用过此备注。请逐个字符比较。`,
    'first-address': (address: string) => `此浏览器以前从未向 ${address} 付款。请逐个字符比较。`,
    'no-minimum': (to: string) =>
      `您收到多少由 ${to} 决定：此交易未设最低数额。只有它自己的报价说明数额，且无从核对。`,
    'exchange-without-memo': (to: string) => `${to} 是交易所，而备注为空。没有备注无法为您入账。`,
    'foreign-token': (symbol: string, contract: string, known: string) =>
      `此 ${symbol} 由 ${contract} 发行，而您认识的 ${symbol} 由 ${known} 发行。`,
    'owner-permission': (actor: string) =>
      `${actor} 以 owner 权限签名。它可完全控制账户，大多数操作用 active 即可。`,
    'passkey-scope': (actor: string) =>
      `被封装的交易并非只代表 ${actor}。通行密钥只能为自己的账户签名。`,
    'long-expiry': (span: string) => `此签名在 ${span} 内有效。`,
    'unknown-contract': (contract: string) => `${contract} 不是本站已知的合约。`,
    'memo-link': (to: string) => `给 ${to} 的备注含有链接。备注中的链接往往是网络钓鱼。`,
  },
  unsatisfiable: {
    'too-little-weight': (permission: string) => `${permission} 将不可用：权重之和达不到阈值。`,
    'missing-accounts': (permission: string) => `${permission} 将不可用：它依赖不存在的账户。`,
    'needs-deleted': (permission: string) => `${permission} 将不可用：它依赖此交易所删除的权限。`,
    'needs-delay': (permission: string) =>
      `${permission} 只能通过延迟交易使用，而大多数链已不再接受延迟交易。`,
    'needs-itself': (permission: string) => `${permission} 将不可用：它依赖自身。`,
  },
};
