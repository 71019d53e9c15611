import type { texts as english } from './en.ts';

export const texts: typeof english = {
  source: '来源：',
  doubts: {
    old: '报价较旧',
    'few-reporters': '报价账户少',
    spread: '报价不一致',
    thin: '资金池较浅',
    'just-traded': '刚有交易',
    'dollar-assumed': '美元代币按 1 美元计',
    disagrees: '来源不一致',
  },
  hints: {
    old: '最新报价已超过 15 分钟。',
    'few-reporters': '最近半小时内报价的账户少于三个。',
    spread: '最新报价与中位数相差超过 5%。',
    thin: '不到 2,000 美元就能使该资金池的价格变动 2%。',
    'just-traded':
      '该资金池在 2 分钟内有变动，或未说明变动时间，且没有预言机在 2% 以内证实其价格。',
    'dollar-assumed': '没有来源说明该资金池的美元代币值多少。',
    disagrees: '本链的另一个来源与此相差超过 5%。',
  },
  testToken: '测试网络的代币没有价格。',
  noSource: '这条链没有已知的价格来源。',
  none: '没有来源提供价格',
  failed: '无响应',
  absent: '没有价格',
  stale: '最近一次报价',
  tooThin: (amount) => `仅 ${amount} 就能使价格变动 2%`,
};
