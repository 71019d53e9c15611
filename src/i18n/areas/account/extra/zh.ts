import type { texts as english } from './en.ts';

export const texts: typeof english = {
  verified: '已验证',
  tiers: {
    light: '姓名、出生日期和地址已验证',
    full: '姓名、出生日期、地址和身份证件已验证',
  },
  worthHint: '按最新价格计算',
  allTokens: (worth: string) => `所有代币：${worth}`,
  help: {
    low: {
      cpu: 'CPU 在一天内恢复之前只够再发几笔交易。增加质押可提高上限。',
      net: 'NET 在一天内恢复之前只够再发几笔交易。增加质押可提高上限。',
      ram: 'RAM 所剩不多，存储数据的操作需要它。请购买。',
    },
    usedUp: {
      cpu: '在 CPU 于一天内恢复之前，交易会失败。增加质押可立即解决。',
      net: '在 NET 于一天内恢复之前，交易会失败。增加质押可立即解决。',
      ram: '在购买或释放 RAM 之前，存储数据的操作会失败。',
    },
    stake: '增加质押',
    rent: '租用一天',
    buyRam: '购买 RAM',
  },
};
