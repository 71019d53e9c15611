import type { texts as english } from './en.ts';

export const texts: typeof english = {
  title: '管理',
  tabs: {
    'admin-proton-loan': 'Proton Loan',
    'admin-metal-dollar': 'Metal Dollar',
    'admin-proton-dex': 'Proton DEX',
    'admin-blocklist': '黑名单',
  },
  hints: {
    'admin-proton-loan': '借贷的市场、利率和奖励。',
    'admin-metal-dollar': '代币 XMD 的供应量和余额。',
    'admin-proton-dex': '交易所的市场和订单。',
    'admin-blocklist': '被排除在服务之外的账户及原因。',
  },
  authority:
    '由合约决定谁可以执行操作。大多数操作需要合约账户本身的授权。请将该账户填为授权，或以多签提案的方式提出。',
  dex: {
    orders: '您的未成交订单',
    noOrders: '没有未成交订单',
    noOrdersHint: '您账户的未成交订单会显示在这里。',
    moreOrders: '服务一次最多列出这些订单。取消其中一些后会显示其余订单。',
    own: '查看和取消您的未成交订单',
    markets: '交易所的市场',
    noMarkets: '没有市场',
    noMarketsHint: '交易所没有列出市场。',
    source: '来源：DEX 服务',
    marketId: 'ID',
    market: '市场',
    makerFee: '挂单手续费',
    takerFee: '吃单手续费',
    open: '开放',
    closed: '关闭',
    side: '方向',
    buy: '买入',
    sell: '卖出',
    left: '剩余',
    cancelNamed: (id) => `取消订单 ${id}`,
  },
};
