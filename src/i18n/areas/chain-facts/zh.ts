import type { texts as english } from './en.ts';

export const texts: typeof english = {
  names: {
    rex: 'REX',
    powerUp: 'PowerUp',
    ramTransfers: 'RAM 转移',
    ramGifts: 'RAM 赠送',
    staking: 'CPU 和 NET 质押',
    ramMarket: 'RAM 市场',
    wrappedRam: '封装 RAM',
    nameBids: '名称竞拍',
    voting: '出块者投票',
    genesisRewards: '创世奖励',
  },
  lacks: (what) => `此链没有 ${what}`,
  lacksHint: '链的系统合约目前不支持此功能，因此停用此表单。其他表单可用。',
};
