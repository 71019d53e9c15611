import type { texts as english } from './en.ts';

export const texts: typeof english = {
  low: {
    cpu: '剩余交易次数不多，CPU 会在一天内恢复。增加质押可获得更多。',
    net: '剩余交易次数不多，NET 会在一天内恢复。增加质押可获得更多。',
    ram: '剩余空间不多。有些操作需要 RAM,可以购买。',
  },
  usedUp: {
    cpu: '在 CPU 于一天内恢复之前，交易会被拒绝。增加质押可立即解决。',
    net: '在 NET 于一天内恢复之前，交易会被拒绝。增加质押可立即解决。',
    ram: '在购买或释放 RAM 之前，任何需要存储的操作都会被拒绝。',
  },
  stake: '增加质押',
  rent: '租用一天',
  buyRam: '购买 RAM',
};
